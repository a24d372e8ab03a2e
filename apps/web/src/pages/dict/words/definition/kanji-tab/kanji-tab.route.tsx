import { createFileRoute } from '@tanstack/react-router'
import { KanjiTab } from './kanji-tab'

export const Route = createFileRoute('/app/dict/words/$id/kanji')({
  head: () => ({ meta: [{ title: 'Kanji' }] }),
  staticData: { isTab: true },
  component: KanjiTab,
})
