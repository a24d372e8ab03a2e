import './first-view/first-view.css'
import './kit/baseline.css'
import './kit/fonts/latin-fonts.css'
import { isOwnPage } from '@kotonoha/contract/site/own-pages'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { restoreAnswers, takeAnswersOfPage } from './api/dictionary-version'
import { queryClient } from './api/query-client'
import { fetchJapaneseFonts } from './kit/fonts/load-japanese-fonts'
import { createSiteRouter } from './router'
import { isSwitchedOff, watchKillSwitch } from './session/kill-switch'
import { prepareSession } from './session/start-session'
import { ThemeFromPreferences } from './session/theme/theme-from-preferences'
import { registerForgetting } from './shell/forgotten-with-user'
import { loadAgain } from './shell/load-again'
import { nextTask } from './shell/next-task'
import { loadPageTheme } from './shell/page-theme'
import { RestOfStyle, waitForStyle } from './shell/rest-of-style'
import { WhenShown } from './shell/when-shown'

const router = createSiteRouter({ queryClient })

// No top-level await: pages fetched while this module waits import from the same file, and would
// wait for it in turn.
async function start(container: HTMLElement) {
  const root = createRoot(container)
  fetchJapaneseFonts()
  // Beside the session, and not after it.
  if (isOwnPage(location.pathname)) {
    loadPageTheme().catch(() => {
      // The router asks again, and says what is wrong.
    })
  }
  let isOff = await isSwitchedOff()
  // What was typed or answered waits on the device; where the page was is kept in its address.
  watchKillSwitch(isOff, (isOffNow) => {
    isOff = isOffNow
    if (isOff) root.render(null)
    else location.reload()
  })
  if (isOff) return root.render(null)

  const hasAnswers = takeAnswersOfPage(queryClient)
  if (!hasAnswers) await restoreAnswers(queryClient)

  registerForgetting()
  const kindBefore = await prepareSession()
  // Between the parts of the start the browser has its turn: it shows and scrolls meanwhile.
  await nextTask()
  // The loading screen of index.html stays until the first page is there: drawing earlier would
  // replace it by nothing, then by the page.
  await router.load()
  await waitForStyle()
  await nextTask()
  if (isOff) return
  await drawPage(root)

  if (hasAnswers) await restoreAnswers(queryClient)
  const { follow } = await loadAgain(() => import('./shell/follow'))
  follow({ router, queryClient, kindBefore })
}

/** Resolves when the page has been drawn and shown. */
function drawPage(root: Root): Promise<void> {
  return new Promise((resolve) => {
    // As a transition, drawing is cut into short tasks and the page answers a finger meanwhile.
    startTransition(() =>
      root.render(
        <StrictMode>
          <ThemeFromPreferences />
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
          <RestOfStyle />
          <WhenShown onShown={resolve} />
        </StrictMode>,
      ),
    )
  })
}

const container = document.getElementById('root')
if (container === null) throw new Error('index.html has no element with the id "root"')
void start(container)
