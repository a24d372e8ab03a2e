import { createFileRoute } from '@tanstack/react-router'
import { DashboardPage } from './dashboard-page'

export const Route = createFileRoute('/app/_kanji-area/kanji/dashboard')({
  head: () => ({ meta: [{ title: 'Dashboard' }] }),
  component: DashboardPage,
})
