import { createFileRoute } from '@tanstack/react-router'
import { WritingTab } from './writing-tab'

export const Route = createFileRoute('/app/dict/kanji/$id/writing')({
  head: () => ({ meta: [{ title: 'Writing' }] }),
  staticData: { isTab: true },
  component: WritingTab,
})
