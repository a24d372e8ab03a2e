import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { api } from '../../../api/api'
import { queryClient } from '../../../api/query-client'
import { type Submission, useSubmission } from '../../../kit/forms/use-submission'
import { keepStudyAnswer } from '../../../study/profile/own-study-state'
import { studyProfileQuery } from '../../../study/profile/study-profile-query'
import { forgetDraft, type OnboardingDraft, useOnboardingDraft } from './onboarding-draft'
import { tellBegunElsewhere } from './tell-begun-elsewhere'
import { toRequest } from './to-request'

/** Makes the study profile of what was answered, and opens the first lesson. */
export function useFinish(): Submission {
  const router = useRouter()
  const { mutateAsync } = useMutation(api.kanji.onboarding.finish.mutationOptions())
  return useSubmission(async () => {
    const { draft } = useOnboardingDraft.getState()
    if (draft === undefined) return
    const { profile, isAsAsked } = await mutateAsync(toRequest(draft))
    const { queryKey } = studyProfileQuery()
    queryClient.setQueryData(queryKey, profile)
    await keepStudyAnswer(queryKey)
    // What was refused before there was a profile is asked again.
    queryClient.removeQueries({ queryKey: api.kanji.pathKey(), type: 'inactive' })
    forgetDraft()
    if (!isAsAsked) {
      tellBegunElsewhere(profile.level)
      await router.navigate({ href: endPaths.dashboard, replace: true })
      return
    }
    await router.navigate({ href: endPaths[findEnd(draft)], replace: true })
  })
}

/**
 * Whoever learnt elsewhere brings that over first; its lessons would be about what they know. Who
 * wants nothing new has no lesson to begin.
 */
export function findEnd({ way, newPerDay }: Pick<OnboardingDraft, 'way' | 'newPerDay'>) {
  if (way === 'import') return 'import'
  return newPerDay === 0 ? 'dashboard' : 'lessons'
}

const endPaths: Record<ReturnType<typeof findEnd>, string> = {
  import: '/app/kanji/preferences/integrations',
  lessons: '/app/kanji/study?mode=lessons',
  dashboard: '/app/kanji/dashboard',
}
