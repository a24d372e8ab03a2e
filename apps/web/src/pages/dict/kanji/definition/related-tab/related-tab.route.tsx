import { createFileRoute } from '@tanstack/react-router'
import { RelatedTab } from './related-tab'

export const Route = createFileRoute('/app/dict/kanji/$id/related')({
  head: () => ({ meta: [{ title: 'Related' }] }),
  staticData: { isTab: true },
  component: RelatedTab,
})
