import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../api/api'
import { describeFailure } from '../api/failures/describe-failure'
import { isNotBegun } from '../api/failures/is-not-begun'
import { newId } from '../api/new-id'
import { sendForSure } from '../api/send-for-sure'
import { showToast, showUndoToast } from '../kit/toasts/toast-queue'
import type { StudyThing } from './standing'
import { kanjiStandingQuery, wordStandingQuery } from './standing-query'

const addOptions = api.kanji.study.addToLessons.mutationOptions()
const removeOptions = api.kanji.study.removeFromLessons.mutationOptions()

/** "Study this", and taking it back while its lesson was not done. */
export function useLessonWish(thing: StudyThing) {
  const client = useQueryClient()
  const own = thing.kind === 'kanji' ? kanjiStandingQuery(thing.kanjiId) : wordStandingQuery(thing)
  const settle = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: own.queryKey }),
      client.invalidateQueries({ queryKey: api.kanji.dashboard.pathKey() }),
    ])
  const handleError = (error: unknown) => {
    if (!isNotBegun(error)) showToast(describe(error), 'error')
  }
  const adding = useMutation({
    networkMode: 'always',
    mutationFn: () => sendForSure(addOptions, { mutationId: newId(), thing }),
    onError: handleError,
    onSuccess: async () => {
      await settle()
      showUndoToast('Added to your next lessons', () => remove())
    },
  })
  const removing = useMutation({
    networkMode: 'always',
    mutationFn: () => sendForSure(removeOptions, { mutationId: newId(), thing }),
    onError: handleError,
    onSuccess: settle,
  })
  const remove = () => removing.mutate()
  return {
    add: () => adding.mutate(),
    remove,
    isPending: adding.isPending || removing.isPending,
    needsOnboarding: isNotBegun(adding.error),
  }
}

function describe(error: unknown): string {
  const isUntaught = error instanceof Error && error.message === 'not-in-curriculum'
  return isUntaught ? 'No lesson teaches this.' : describeFailure(error)
}
