import { redirect } from '@tanstack/react-router'
import { requireSignIn } from '../../../session/guards'
import { findStudyBeginning } from '../../../study/profile/study-beginning'

/**
 * For `beforeLoad` of the onboarding: who has begun has nothing to do here.
 * Where the server cannot say, the page is shown; its end says what is wrong.
 */
export async function leaveWhenBegun(context: {
  location: { href: string }
  cause: 'preload' | 'enter' | 'stay'
}): Promise<void> {
  await requireSignIn(context)
  // From step to step nobody waits for the server again.
  if (context.cause === 'stay') return
  const beginning = await findStudyBeginning({ isAskedAnew: true })
  if (beginning === 'begun') throw redirect({ to: '/app/kanji/dashboard', replace: true })
}
