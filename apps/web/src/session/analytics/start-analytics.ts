import { queryClient } from '../../api/query-client'
import { findAnalyticsService } from '../installation'
import { usePreferences } from '../preferences/preferences-store'
import { findLearnerId, onUserChange } from '../who-is-here'
import { hasAgreed, isRefusedByBrowser } from './has-agreed'

/** What is done so often, or by the page itself, that counting it says nothing. */
const uncounted = [
  'core.user.updatePreferences',
  'dict.recentlyViewed.sync',
  'kanji.study.saveSession',
  'kanji.study.submitReviews',
]

interface WatchedRouter {
  state: { matches: { fullPath: string }[] }
  subscribe: (event: 'onResolved', listener: () => void) => () => void
}

/**
 * Counts what is used, where this installation has a service for it and the learner agreed: which
 * page was shown, by the pattern of its route, and which change was made, by the name of its
 * procedure. Without both, not even the code for it is fetched.
 */
export function startAnalytics(router: WatchedRouter): void {
  const service = findAnalyticsService()
  if (service === undefined || isRefusedByBrowser()) return
  let countedId: string | undefined
  let counter: typeof import('./counter') | undefined

  function countPage(): void {
    const page = router.state.matches.at(-1)?.fullPath
    if (page !== undefined) counter?.count('$pageview', { page })
  }

  async function update(asked: NonNullable<typeof service>): Promise<void> {
    const learnerId = findLearnerId()
    const isAgreed = learnerId !== undefined && hasAgreed(usePreferences.getState(), learnerId)
    const userId = isAgreed ? learnerId : undefined
    if (userId === countedId) return
    countedId = userId
    counter?.stopCounting()
    if (userId === undefined) return
    counter ??= await import('./counter')
    // Meanwhile they may have changed their mind.
    if (countedId !== userId) return
    counter.startCounting(asked, userId)
    countPage()
  }

  const tryUpdate = () =>
    void update(service).catch(() => {
      // The code could not be fetched: the next change of page or preferences tries again.
      countedId = undefined
    })
  usePreferences.subscribe(tryUpdate)
  onUserChange(findLearnerId, tryUpdate)
  router.subscribe('onResolved', () => {
    countPage()
    tryUpdate()
  })
  queryClient.getMutationCache().subscribe(({ type, mutation }) => {
    if (type !== 'updated' || mutation.state.status !== 'success') return
    const [path] = mutation.options.mutationKey ?? []
    const procedure = Array.isArray(path) ? path.join('.') : ''
    if (procedure === '' || uncounted.includes(procedure)) return
    counter?.count('change made', { procedure })
  })
  tryUpdate()
}
