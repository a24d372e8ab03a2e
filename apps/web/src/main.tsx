import './shell/latin-fonts.css'
import { theme } from '@kotonoha/ui-kit/theme/theme'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { followDictionaryVersion, restoreAnswers } from './api/dictionary-version'
import { queryClient } from './api/query-client'
import { ThemeFromPreferences } from './features/theme/theme-from-preferences'
import { router } from './router'
import { loadJapaneseFonts } from './shell/load-japanese-fonts'

// No top-level await: pages fetched while this module waits import from the same file, and would
// wait for it in turn.
async function start(container: HTMLElement) {
  await restoreAnswers(queryClient)

  // The loading screen of index.html stays until the first page is there: drawing earlier would
  // replace it by nothing, then by the page.
  await router.load()

  const root = createRoot(container)
  // As a transition, drawing is cut into short tasks and the page answers a finger meanwhile.
  startTransition(() =>
    root.render(
      <StrictMode>
        <ThemeProvider theme={theme} defaultMode="light">
          <CssBaseline enableColorScheme />
          <ThemeFromPreferences />
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </ThemeProvider>
      </StrictMode>,
    ),
  )

  followDictionaryVersion(queryClient, () => void router.invalidate())
  loadJapaneseFonts()
}

const container = document.getElementById('root')
if (container === null) throw new Error('index.html has no element with the id "root"')
void start(container)
