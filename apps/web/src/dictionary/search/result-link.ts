import { toKanjiLink, toWordLink } from '../links/item-address'
import type { KanjiItem, WordItem } from './search-answer'

/** Where a result leads. Names have no page of their own. */
export function toResultLink(item: WordItem | KanjiItem) {
  return item.kind === 'word' ? toWordLink(item) : toKanjiLink(item.kanjiId)
}
