import { Suspense } from 'react'
import { lazyBeside } from '../../kit/late-component/lazy-beside'
import { useUser } from '../use-user'

// Nobody who is signed out, and hardly anybody else, ever sees it.
const DeletionBanner = lazyBeside(async () => (await import('./deletion-banner')).DeletionBanner)

/** What a learner must know about their account, whichever page they are on. */
export function AccountNotices() {
  if (useUser().kind !== 'signed-in') return null
  return (
    <Suspense fallback={null}>
      <DeletionBanner />
    </Suspense>
  )
}
