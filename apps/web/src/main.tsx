import './first-view/first-view.css'
import './kit/baseline.css'
import './kit/forced-colours.css'
import './kit/fonts/latin-fonts.css'
import { isOwnPage } from '@kotonoha/contract/site/own-pages'
import { type ReactNode, startTransition } from 'react'
import type { Root } from 'react-dom/client'
import { restoreAnswers, takeAnswersOfPage } from './api/dictionary-version'
import { queryClient } from './api/query-client'
import {
  areTakenOver,
  choosePressed,
  isDrawnAhead,
  leaveFirstView,
  makeLive,
} from './first-view/take-over'
import { fetchJapaneseFonts } from './kit/fonts/load-japanese-fonts'
import { fetchLatinFonts, showLatinFonts } from './kit/fonts/load-latin-fonts'
import { loadUntilThere } from './kit/late-component/load-until-there'
import { createSiteRouter } from './router'
import { isSwitchedOff, watchKillSwitch } from './session/kill-switch'
import { prepareSession } from './session/start-session'
import { registerForgetting } from './shell/forgotten-with-user'
import { loadReactDom } from './shell/load-react-dom'
import { nextTask, until } from './shell/next-task'
import { loadPageTheme } from './shell/page-theme'
import { showRestOfStyle, waitForStyle } from './shell/rest-of-style'
import { WhenShown } from './shell/when-shown'
import { Site } from './site'

type SiteRouter = ReturnType<typeof createSiteRouter>

// No top-level await: pages fetched while this module waits import from the same file, and would
// wait for it in turn.
async function start(container: HTMLElement) {
  let root: Root | undefined
  const isOwn = isOwnPage(location.pathname)
  if (isOwn) {
    // Nothing is there to be read meanwhile.
    fetchFonts()
    // Beside the session, and not after it.
    loadPageTheme().catch(() => {
      // The router asks again, and says what is wrong.
    })
  }
  let isOff = await isSwitchedOff()
  // What was typed or answered waits on the device; where the page was is kept in its address.
  watchKillSwitch(isOff, (isOffNow) => {
    isOff = isOffNow
    if (!isOff) location.reload()
    else if (root === undefined) container.replaceChildren()
    else root.render(null)
  })
  if (isOff) return container.replaceChildren()

  const hasAnswers = takeAnswersOfPage(queryClient)
  if (!hasAnswers) await restoreAnswers(queryClient)

  registerForgetting()
  const kindBefore = await prepareSession()
  // Between the parts of the start the browser has its turn: it shows and scrolls meanwhile.
  await nextTask()
  const reactDom = await loadReactDom()
  await nextTask()
  const router = createSiteRouter({ queryClient })
  await nextTask()
  // The loading screen of index.html stays until the first page is there: drawing earlier would
  // replace it by nothing, then by the page.
  await router.load()
  await waitForStyle()
  await nextTask()
  if (isOff) return
  const isThere = isDrawnAhead(container, router.state.location.pathname)
  // Where nothing was read before, nothing moves by them.
  if (!isThere) void showLatinFonts()
  let controls: readonly Element[] = []
  await new Promise<void>((onShown) => {
    const onDrawn = () => {
      if (isThere) controls = makeLive(container)
      else leaveFirstView(container)
      showRestOfStyle()
    }
    const beside = <WhenShown onDrawn={onDrawn} onShown={onShown} />
    root = drawPage(container, { reactDom, router, isThere, beside })
  })
  await until(() => areTakenOver(controls))
  leaveFirstView(container)
  choosePressed()

  if (hasAnswers) await restoreAnswers(queryClient)
  // Dozens of files beside the start would share two cores and the line with it.
  if (!isOwn) fetchFonts()
  const { follow } = await loadUntilThere(() => import('./shell/follow'))
  await follow({ router, queryClient, kindBefore, isThere })
}

function fetchFonts(): void {
  fetchJapaneseFonts()
  fetchLatinFonts()
}

interface Drawing {
  reactDom: Awaited<ReturnType<typeof loadReactDom>>
  router: SiteRouter
  /** Whether it is there already, as the server drew it, and becomes the page. */
  isThere: boolean
  beside: ReactNode
}

function drawPage(
  container: HTMLElement,
  { reactDom, router, isThere, beside }: Drawing,
): Root | undefined {
  const site = <Site router={router} queryClient={queryClient} beside={beside} />
  // The router has its bounds where it had them for the server.
  if (isThere) router.ssr = { manifest: undefined }
  let root: Root | undefined
  // As a transition, drawing is cut into short tasks and the page answers a finger meanwhile.
  startTransition(() => {
    root = isThere ? reactDom.hydrateRoot(container, site) : reactDom.createRoot(container)
    if (!isThere) root.render(site)
  })
  return root
}

const container = document.getElementById('root')
if (container === null) throw new Error('index.html has no element with the id "root"')
// The browser has its turn between what this file brings and the start.
void nextTask().then(() => start(container))
