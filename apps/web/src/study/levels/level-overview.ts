import type { ApiOutputs } from '../../api/api'
import { api } from '../../api/api'
import { ownStudyState } from '../profile/own-study-state'

/** A level as the learner stands in it. */
export type LevelOverview = ApiOutputs['kanji']['dashboard']['get']['level']

/** A level in the row of all levels. */
export type LevelSummary = ApiOutputs['kanji']['curriculum']['getLevelOverview']['levels'][number]

/** A level, or the learner's own where none is named, and all levels in a row. */
export function levelOverviewQuery(curriculumLevelId: number | undefined) {
  return api.kanji.curriculum.getLevelOverview.queryOptions(
    curriculumLevelId === undefined ? undefined : { curriculumLevelId },
    ownStudyState,
  )
}
