import type { Dictionary } from '../../open-dictionary'
import type { SearchKind, UnderstoodTag } from './query/filter-tag'
import { parseQuery } from './query/parse-query'
import { understandTag } from './query/understand-tag'
import { parseSearchCursor, toSearchCursor } from './search-cursor'
import { searchKanji } from './search-kanji'
import { searchNames } from './search-names'
import type { SearchInput, SearchPage } from './search-result'
import { searchWords } from './search-words'

const defaultLimit = 20

const searchersByKind = { words: searchWords, kanji: searchKanji, names: searchNames }

/** What only kanji have; asking for it is asking for kanji. */
const kanjiFields = new Set([
  'on',
  'kun',
  'strokes',
  'grade',
  'radical',
  'radical-number',
  'skip',
  'component',
])

/** A tag such as `#kanji` or `strokes:8` says what to show, whatever list is open. */
function toKind(asked: SearchKind, tags: readonly UnderstoodTag[]): SearchKind {
  for (const { filter } of tags) if (filter.kind === 'show') return filter.shows
  return tags.some(({ filter }) => kanjiFields.has(filter.kind)) ? 'kanji' : asked
}

/** Everything the query may mean, best first. Every text is a query; none is an error. */
export function search(dictionary: Dictionary, input: SearchInput): SearchPage {
  const query = parseQuery(input.query)
  const tags = query.tags.map(understandTag)
  const kind = toKind(input.kind ?? 'words', tags)
  const limit = input.limit ?? defaultLimit
  const offset = input.cursor == null ? 0 : parseSearchCursor(kind, query.normalized, input.cursor)
  const found = searchersByKind[kind](dictionary, { query, tags, offset, limit })
  const end = offset + found.items.length
  return {
    items: found.items,
    nextCursor:
      found.items.length > 0 && end < found.total
        ? toSearchCursor(kind, query.normalized, end)
        : null,
    total: found.total,
    isTotalExact: found.isTotalExact,
    understanding: {
      normalized: query.normalized,
      tags: tags.map(({ tag, label, filter }) => ({
        tag,
        label,
        isKnown: filter.kind !== 'unknown',
      })),
      ...found.understanding,
    },
  }
}
