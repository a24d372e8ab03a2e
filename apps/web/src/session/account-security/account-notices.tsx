import { lazy, Suspense } from 'react'
import { useUser } from '../use-user'

// Nobody who is signed out, and hardly anybody else, ever sees it.
const DeletionBanner = lazy(async () => ({
  default: (await import('./deletion-banner')).DeletionBanner,
}))

/** What a learner must know about their account, whichever page they are on. */
export function AccountNotices() {
  if (useUser().kind !== 'signed-in') return null
  return (
    <Suspense fallback={null}>
      <DeletionBanner />
    </Suspense>
  )
}
