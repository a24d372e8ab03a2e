import { createFileRoute } from '@tanstack/react-router'
import { weekSearch } from './week-search'
import { WeekTab } from './week-tab'

export const Route = createFileRoute('/app/_kanji-area/kanji/progress/week')({
  validateSearch: weekSearch,
  head: () => ({ meta: [{ title: 'Week' }] }),
  component: WeekTab,
  staticData: { isTab: true },
})
