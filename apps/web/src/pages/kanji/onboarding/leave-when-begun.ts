import { redirect } from '@tanstack/react-router'
import { api } from '../../../api/api'
import { queryClient } from '../../../api/query-client'
import { requireSignIn } from '../../../features/session/guards'

/**
 * For `beforeLoad` of the onboarding: who has a profile and an open level has nothing to do here.
 * Where the server cannot say, the page is shown; its end says what is wrong.
 */
export async function leaveWhenBegun(context: {
  location: { href: string }
  cause: 'preload' | 'enter' | 'stay'
}): Promise<void> {
  await requireSignIn(context)
  // From step to step nobody waits for the server again.
  if (context.cause === 'stay') return
  if (await hasBegun()) throw redirect({ to: '/app/kanji/dashboard', replace: true })
}

async function hasBegun(): Promise<boolean> {
  try {
    await queryClient.fetchQuery({
      ...api.kanji.curriculum.getLevelOverview.queryOptions({}),
      staleTime: 0,
      retry: false,
    })
    return true
  } catch {
    return false
  }
}
