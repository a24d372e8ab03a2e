import type { QueryClient } from '@tanstack/react-query'
import { watchDictionaryVersion } from '../api/watch-dictionary-version'
import { whenLineIsFree } from '../api/when-line-is-free'
import { startRecentlyViewedSync } from '../dictionary/recently-viewed/start-recently-viewed-sync'
import { startFollowingLists } from '../dictionary/saved-lists/start-following-lists'
import { followLetters } from '../kit/fonts/follow-letters'
import { showLatinFonts, timeLeftForFontsMs } from '../kit/fonts/load-latin-fonts'
import { showFacesOfPage } from '../kit/fonts/show-faces-of-page'
import type { createSiteRouter } from '../router'
import { startAnalytics } from '../session/analytics/start-analytics'
import { startPreferencesSync } from '../session/preferences/start-preferences-sync'
import { followTheme } from '../session/theme/theme-from-preferences'
import { watchSession } from '../session/watch-session'
import { resumeStudy } from '../study-device/resume-study'
import { bringFocusIntoSight } from './bring-focus-into-sight'
import { nextTask } from './next-task'
import { resumeOutbox } from './resume-outbox'
import { returnToPlace } from './return-to-place'
import { stayWithoutNetwork } from './stay-without-network'

interface Followed {
  router: ReturnType<typeof createSiteRouter>
  queryClient: QueryClient
  /** Whether somebody was signed in when the first page began to be drawn. */
  kindBefore: Parameters<typeof watchSession>[0]['kindBefore']
  /** Whether the first page was there as the server drew it. */
  isThere: boolean
}

/**
 * What keeps an open page in step with the server, the other tabs and the account. Nothing of it is
 * drawn, so its code comes when the first page has been.
 */
export async function follow({
  router,
  queryClient,
  kindBefore,
  isThere,
}: Followed): Promise<void> {
  const drawAnew = () => void router.invalidate()
  stayWithoutNetwork()
  bringFocusIntoSight()
  if (!isThere) followLetters()
  returnToPlace(router)
  watchSession({ kindBefore, onChange: drawAnew })
  followTheme()
  startPreferencesSync()
  startRecentlyViewedSync()
  resumeOutbox()
  startFollowingLists()
  await nextTask()
  // Apart from the page, which is laid out once more for them.
  const facesOfPage = isThere ? showFacesOfPage() : undefined
  void showLatinFontsNowOrLater(router, facesOfPage)
  resumeStudy()
  watchDictionaryVersion(queryClient, drawAnew)
  startAnalytics(router)
  installWorker()
  // The first dialog opens at a press, and does not wait for its frame.
  void whenLineIsFree()
    .then(() => import('./open-dialog'))
    .catch(() => {
      // Opening one asks again.
    })
}

/** What has been read for long does not move for another face: the next page has it. */
async function showLatinFontsNowOrLater(
  router: Followed['router'],
  facesOfPage: Promise<void> | undefined,
) {
  await facesOfPage
  if (timeLeftForFontsMs() > 0) return showLatinFonts()
  const stop = router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    if (!pathChanged) return
    stop()
    void showLatinFonts()
  })
}

/** Its own thread, and all that it fetches and keeps, would share two cores with the page's start. */
const workerAfterMs = 2000

/** Only what is built has a worker, and some browsers refuse it in private windows. */
function installWorker() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  setTimeout(() => {
    import('../kit/installed-site/register-worker')
      .then(({ registerWorker }) => registerWorker())
      .catch(() => {
        // The site works without one, as long as there is a network.
      })
  }, workerAfterMs)
}
