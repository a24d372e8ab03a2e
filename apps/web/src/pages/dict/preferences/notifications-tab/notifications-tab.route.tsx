import { createFileRoute } from '@tanstack/react-router'
import { NotificationsTab } from './notifications-tab'

export const Route = createFileRoute('/app/dict/preferences/notifications')({
  head: () => ({ meta: [{ title: 'Notifications' }] }),
  component: NotificationsTab,
  staticData: { isTab: true },
})
