import type { Dictionary } from '../../open-dictionary'
import { findKanjiOfMeaning, withMeantFirst } from './kanji/kanji-of-meaning'
import { ListedWord } from './listed-word'
import type { FoundPage } from './page-request'
import { findAskedMeaning } from './query/asked-meaning'
import { findAskedWord } from './query/asked-word'
import type { SearchKind, UnderstoodTag } from './query/filter-tag'
import { parseQuery } from './query/parse-query'
import { understandTag } from './query/understand-tag'
import { parseSearchCursor, toSearchCursor } from './search-cursor'
import { searchKanji } from './search-kanji'
import { searchNames } from './search-names'
import { defaultLimit, type SearchInput, type SearchPage } from './search-result'
import { searchWords } from './search-words'

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

/** Where no kind is asked for, a tag such as `#kanji` or `strokes:8` says what to show. */
function toKind(tags: readonly UnderstoodTag[]): SearchKind {
  for (const { filter } of tags) if (filter.kind === 'show') return filter.shows
  return tags.some(({ filter }) => kanjiFields.has(filter.kind)) ? 'kanji' : 'words'
}

/** What only words have. */
const wordFilters = new Set(['common', 'loanword', 'codes'])

/** A kind that was asked for is all that is given: tags that none of it can meet find nothing. */
function canMatch(kind: SearchKind, tags: readonly UnderstoodTag[]): boolean {
  const missing = { words: kanjiFields, kanji: wordFilters, names: new Set<string>() }[kind]
  return tags.every(
    ({ filter }) => !missing.has(filter.kind) && (filter.kind !== 'show' || filter.shows === kind),
  )
}

const nothing: FoundPage = {
  items: [],
  total: 0,
  isTotalExact: true,
  understanding: {
    interpretations: [],
    inflections: [],
    sentence: null,
    nearMatches: [],
    readAs: null,
  },
}

/** Everything the query may mean, best first. Every text is a query; none is an error. */
export function search(dictionary: Dictionary, input: SearchInput): SearchPage {
  return JSON.parse(searchAsText(dictionary, input))
}

/** The same as JSON: what is sent needs not be read first. */
export function searchAsText(dictionary: Dictionary, input: SearchInput): string {
  const { items, ...rest } = findPage(dictionary, input)
  let text = '{"items":['
  for (const [place, item] of items.entries()) {
    const itsText = item instanceof ListedWord ? item.toText() : JSON.stringify(item)
    text += place === 0 ? itsText : `,${itsText}`
  }
  return `${text}],${JSON.stringify(rest).slice(1)}`
}

function findPage(dictionary: Dictionary, input: SearchInput): SearchPage {
  const ask = (asked: SearchInput, isMeaning: boolean) =>
    searchAsTyped(dictionary, asked, isMeaning)
  if (input.kind === 'kanji') {
    return withMeantFirst(dictionary, input, searchAsTyped(dictionary, input), ask)
  }
  const meaning = input.kind === undefined ? findAskedMeaning(input.query.trim()) : undefined
  if (meaning === undefined) return findWords(dictionary, input)
  return (
    findKanjiOfMeaning(dictionary, { ...input, meaning }, ask) ?? searchAsTyped(dictionary, input)
  )
}

/** What is asked for in words, or as it is typed. */
function findWords(dictionary: Dictionary, input: SearchInput): SearchPage {
  const isOfWords = input.kind === undefined || input.kind === 'words'
  const word = isOfWords ? findAskedWord(input.query.trim()) : undefined
  if (word === undefined) return searchAsTyped(dictionary, input)
  const found = searchAsTyped(dictionary, { ...input, query: word, kind: 'words' })
  if (found.total === 0) return searchAsTyped(dictionary, input)
  const readAs = found.understanding.readAs ?? { text: word, because: 'words-for' as const }
  return { ...found, understanding: { ...found.understanding, readAs } }
}

function searchAsTyped(dictionary: Dictionary, input: SearchInput, isMeaning = false): SearchPage {
  const query = parseQuery(input.query)
  const tags = query.tags.map(understandTag)
  const kind = input.kind ?? toKind(tags)
  const limit = input.limit ?? defaultLimit
  const offset = input.cursor == null ? 0 : parseSearchCursor(kind, query.normalized, input.cursor)
  const found = canMatch(kind, tags)
    ? searchersByKind[kind](dictionary, { query, tags, offset, limit, isMeaning })
    : nothing
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
