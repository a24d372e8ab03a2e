import { theme } from '@kotonoha/ui-kit/theme/theme'
import { ThemeProvider } from '@mui/material/styles'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { queryClient } from '../../../../api/query-client'
import { ListsPage } from '../all/lists-page'
import { ListPage } from '../one/list-page'

/** The two pages with the app's own cache, outbox and user; only the server is made up. */
export function renderLists(path: string) {
  const root = createRootRoute()
  const at = (route: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => root, path: route, component })
  const routeTree = root.addChildren([
    at('/app/dict/lists/', ListsPage),
    at('/app/dict/lists/$listId', ListPage),
    at('/account/sign-in', () => <h1>Sign in</h1>),
  ])
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createRouter({ routeTree, history })
  render(
    <QueryClientProvider client={queryClient}>
      <ThemeProvider theme={theme}>
        {/* The site's own router is the registered type; this one has only these pages. */}
        <RouterProvider router={router as never} />
      </ThemeProvider>
    </QueryClientProvider>,
  )
  return router
}
