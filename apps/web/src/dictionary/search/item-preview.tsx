import { NamePreview } from './name-preview'
import type { KanjiItem, NameItem, WordItem } from './search-answer'
import { WordPreview } from './word-preview'

export interface ItemPreviewProps {
  item: WordItem | NameItem
  /** Those that were found for the same query. */
  kanji: readonly KanjiItem[]
}

/** What is known of the active row, or of what comes first. */
export function ItemPreview({ item, kanji }: ItemPreviewProps) {
  return item.kind === 'word' ? (
    <WordPreview word={item} />
  ) : (
    <NamePreview name={item} kanji={kanji} />
  )
}
