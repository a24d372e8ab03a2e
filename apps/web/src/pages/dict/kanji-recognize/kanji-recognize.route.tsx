import { createFileRoute } from '@tanstack/react-router'
import { KanjiRecognizePage } from './kanji-recognize-page'

export const Route = createFileRoute('/app/dict/kanji-recognize')({
  head: () => ({ meta: [{ title: 'Find a kanji' }] }),
  component: KanjiRecognizePage,
})
