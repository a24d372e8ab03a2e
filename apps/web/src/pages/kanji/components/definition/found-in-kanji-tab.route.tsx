import { createFileRoute } from '@tanstack/react-router'
import { FoundInKanjiTab } from './found-in-kanji-tab'

export const Route = createFileRoute('/app/_kanji-area/kanji/components/$id/found-in-kanji')({
  staticData: { isTab: true },
  head: () => ({ meta: [{ title: 'Found in kanji' }] }),
  component: FoundInKanjiTab,
})
