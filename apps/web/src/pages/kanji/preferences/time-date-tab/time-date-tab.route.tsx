import { createFileRoute } from '@tanstack/react-router'
import { TimeDateTab } from './time-date-tab'

export const Route = createFileRoute('/app/_kanji-area/kanji/preferences/time-date')({
  head: () => ({ meta: [{ title: 'Time and date' }] }),
  component: TimeDateTab,
  staticData: { isTab: true },
})
