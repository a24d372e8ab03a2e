import type { Dictionary } from '../../open-dictionary'
import { parseQuery } from './query/parse-query'
import { understandTag } from './query/understand-tag'
import { parseSearchCursor, toSearchCursor } from './search-cursor'
import type { SearchInput, SearchPage } from './search-result'
import { searchWords } from './search-words'

const defaultLimit = 20

/** Everything the query may mean, best first. Every text is a query; none is an error. */
export function search(dictionary: Dictionary, input: SearchInput): SearchPage {
  const query = parseQuery(input.query)
  const tags = query.tags.map(understandTag)
  const kind = input.kind ?? 'words'
  const limit = input.limit ?? defaultLimit
  const offset = input.cursor == null ? 0 : parseSearchCursor(kind, query.normalized, input.cursor)
  const found = searchWords(dictionary, { query, tags, offset, limit })
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
