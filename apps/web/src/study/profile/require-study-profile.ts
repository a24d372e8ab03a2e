import { redirect } from '@tanstack/react-router'
import { queryClient } from '../../api/query-client'
import { requireSignIn } from '../../session/guards'
import { findStudyBeginning } from './study-beginning'
import { studyProfileQuery } from './study-profile-query'

/**
 * For `beforeLoad` of a page of kanji study: who is not signed in signs in first, and who has no
 * study profile goes through onboarding. Where the server cannot say, the page says what it can.
 */
export async function requireStudyProfile(context: { location: { href: string } }): Promise<void> {
  await requireSignIn(context)
  const beginning = await findStudyBeginning()
  if (beginning === 'not-begun') throw redirect({ href: onboardingPath, replace: true })
  if (beginning === 'unknown') await takeKeptProfile()
}

const onboardingPath = '/app/kanji/onboarding'

/** Without the server, the learner is who they were when this device last heard of them. */
async function takeKeptProfile(): Promise<void> {
  try {
    const { findOwnProfile } = await import('../../study-device/find-own-profile')
    const profile = await findOwnProfile()
    const { queryKey } = studyProfileQuery()
    if (profile === undefined || queryClient.getQueryData(queryKey) !== undefined) return
    queryClient.setQueryData(queryKey, profile)
  } catch {
    // Then the page says that the server could not be reached.
  }
}
