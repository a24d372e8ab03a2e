import { createFileRoute } from '@tanstack/react-router'
import { StatsTab } from './stats-tab'

export const Route = createFileRoute('/app/_kanji-area/kanji/progress/stats')({
  head: () => ({ meta: [{ title: 'Memory' }] }),
  component: StatsTab,
  staticData: { isTab: true },
})
