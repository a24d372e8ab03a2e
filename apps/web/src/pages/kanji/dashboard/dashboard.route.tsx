import { createFileRoute } from '@tanstack/react-router'
import { DashboardPage } from './dashboard-page'
import { dashboardQuery } from './dashboard-query'

export const Route = createFileRoute('/app/_kanji-area/kanji/dashboard')({
  // Not waited for: the page shows its outline, or what was known last.
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(dashboardQuery())
  },
  head: () => ({ meta: [{ title: 'Dashboard' }] }),
  component: DashboardPage,
})
