import { useMutation, useQuery } from '@tanstack/react-query'
import { type ApiOutputs, api } from '../../api/api'
import { describeFailure } from '../../api/failures/describe-failure'
import { newId } from '../../api/new-id'
import { queryClient } from '../../api/query-client'
import { sendForSure } from '../../api/send-for-sure'
import { showToast, showUndoToast } from '../../kit/toasts/toast-queue'
import { keepStudyAnswer } from '../profile/own-study-state'
import { studyProfileQuery } from '../profile/study-profile-query'
import { pickBefore, rollBack } from './roll-back'

type StudyProfile = ApiOutputs['core']['user']['getKanjiProductProfile']

export type StudyPreferences = StudyProfile['preferences']
export type PreferenceChanges = Partial<StudyPreferences>

const { update } = api.kanji.preferences

/** Changes of one learner go one after the other, so that the last one made is the one that holds. */
const mutationKey = ['study-preferences']

/**
 * What the learner chose about studying. A change shows at once; where it cannot be saved, it is
 * taken back and said.
 */
export function useStudyPreferences() {
  const profile = useQuery(studyProfileQuery())
  const { mutate } = useMutation({
    mutationFn: (preferences: PreferenceChanges) =>
      sendForSure(update.mutationOptions(), { mutationId: newId(), preferences }),
    mutationKey,
    networkMode: 'always',
    scope: { id: 'study-preferences' },
  })

  function change(changes: PreferenceChanges, { isUndo = false }: { isUndo?: boolean } = {}) {
    const shown = queryClient.getQueryData(studyProfileQuery().queryKey)
    if (shown === undefined) return
    const before = pickBefore(shown.preferences, changes)
    void queryClient.cancelQueries({ queryKey: studyProfileQuery().queryKey })
    show((preferences) => ({ ...preferences, ...changes }))
    mutate(changes, {
      onSuccess: (saved) => {
        // What was chosen since is still on its way.
        if (queryClient.isMutating({ mutationKey }) <= 1) {
          const { queryKey } = studyProfileQuery()
          queryClient.setQueryData(queryKey, saved)
          void keepStudyAnswer(queryKey)
        }
        askAgain()
        if (isUndo) showToast('Changed back', 'success')
        else showUndoToast('Saved', () => change(before, { isUndo: true }))
      },
      onError: (error) => {
        show((preferences) => rollBack(preferences, { changes, before }))
        showToast(describeFailure(error), 'error')
      },
    })
  }

  return { profile, change }
}

function show(toNext: (preferences: StudyPreferences) => StudyPreferences): void {
  queryClient.setQueryData(
    studyProfileQuery().queryKey,
    (profile) => profile && { ...profile, preferences: toNext(profile.preferences) },
  )
}

/** What there is to study and when may follow from what was chosen. */
function askAgain(): void {
  for (const queryKey of [
    api.kanji.dashboard.pathKey(),
    api.kanji.progress.pathKey(),
    api.kanji.study.getStudyAvailability.pathKey(),
  ]) {
    void queryClient.invalidateQueries({ queryKey })
  }
}
