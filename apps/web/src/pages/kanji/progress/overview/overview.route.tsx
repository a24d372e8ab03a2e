import { createFileRoute } from '@tanstack/react-router'
import { ProgressOverviewTab } from './overview-tab'

export const Route = createFileRoute('/app/_kanji-area/kanji/progress/')({
  head: () => ({ meta: [{ title: 'Overview' }] }),
  component: ProgressOverviewTab,
  staticData: { isTab: true },
})
