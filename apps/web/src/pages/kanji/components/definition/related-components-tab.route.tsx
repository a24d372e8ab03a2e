import { createFileRoute } from '@tanstack/react-router'
import { RelatedComponentsTab } from './related-components-tab'

export const Route = createFileRoute('/app/_kanji-area/kanji/components/$id/related')({
  staticData: { isTab: true },
  head: () => ({ meta: [{ title: 'Related' }] }),
  component: RelatedComponentsTab,
})
