import { createFileRoute } from '@tanstack/react-router'
import { IntegrationsTab } from './integrations-tab'

export const Route = createFileRoute('/app/_kanji-area/kanji/preferences/integrations')({
  head: () => ({ meta: [{ title: 'Integrations' }] }),
  component: IntegrationsTab,
  staticData: { isTab: true },
})
