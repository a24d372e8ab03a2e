import { theme } from '@kotonoha/ui-kit/theme/theme'
import { ThemeProvider } from '@mui/material/styles'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'

/**
 * Draws a piece of a word's page where it is drawn on the site: in the route of the word, with one
 * of its tabs open below it.
 */
export async function renderInRouter(piece: ReactNode, path = '/app/dict/words/1/kanji') {
  // jsdom cannot scroll and complains about each navigation.
  window.scrollTo = () => {}
  const root = createRootRoute()
  const word = createRoute({
    getParentRoute: () => root,
    path: '/app/dict/words/$id',
    component: () => piece,
  })
  const tab = createRoute({ getParentRoute: () => word, path: '$tab' })
  const router = createRouter({
    routeTree: root.addChildren([word.addChildren([tab])]),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  await router.load()
  return render(
    <ThemeProvider theme={theme}>
      <RouterProvider<typeof router> router={router} />
    </ThemeProvider>,
  )
}
