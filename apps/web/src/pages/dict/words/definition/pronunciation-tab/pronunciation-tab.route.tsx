import { createFileRoute } from '@tanstack/react-router'
import { PronunciationTab } from './pronunciation-tab'

export const Route = createFileRoute('/app/dict/words/$id/pronunciation')({
  head: () => ({ meta: [{ title: 'Pronunciation' }] }),
  staticData: { isTab: true },
  component: PronunciationTab,
})
