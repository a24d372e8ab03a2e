import { createFileRoute } from '@tanstack/react-router'
import { yearSearch } from './year-search'
import { YearTab } from './year-tab'

export const Route = createFileRoute('/app/_kanji-area/kanji/progress/year')({
  validateSearch: yearSearch,
  head: () => ({ meta: [{ title: 'Year' }] }),
  component: YearTab,
  staticData: { isTab: true },
})
