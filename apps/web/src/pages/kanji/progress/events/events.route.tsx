import { createFileRoute } from '@tanstack/react-router'
import { EventsTab } from './events-tab'

export const Route = createFileRoute('/app/_kanji-area/kanji/progress/events')({
  head: () => ({ meta: [{ title: 'History' }] }),
  component: EventsTab,
  staticData: { isTab: true },
})
