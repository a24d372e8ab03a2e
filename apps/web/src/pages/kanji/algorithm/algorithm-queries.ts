import { type ApiOutputs, api } from '../../../api/api'
import { ownStudyState } from '../../../study/profile/own-study-state'

export type Model = ApiOutputs['kanji']['algorithm']['getModel']
export type TrainingJob = NonNullable<Model['job']>

/** While something is being learnt, how far it is. */
const pollEveryMs = 1000

export function isUnderWay(job: TrainingJob | null | undefined): boolean {
  return job?.standing.kind === 'waiting' || job?.standing.kind === 'running'
}

export function modelQuery() {
  return api.kanji.algorithm.getModel.queryOptions(undefined, {
    ...ownStudyState,
    refetchInterval: ({ state }) => (isUnderWay(state.data?.job) ? pollEveryMs : false),
  })
}

export function calibrationQuery() {
  return api.kanji.algorithm.getCalibration.queryOptions(undefined, ownStudyState)
}
