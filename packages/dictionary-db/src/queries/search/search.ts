import { hasKanji } from '@kotonoha/japanese/kana/script'
import type { Dictionary } from '../../open-dictionary'
import { toEnglishRoot } from '../../search-index/text/english-root'
import type { FoundPage } from './page-request'
import { findAskedMeaning } from './query/asked-meaning'
import type { SearchKind, UnderstoodTag } from './query/filter-tag'
import { parseQuery } from './query/parse-query'
import { understandTag } from './query/understand-tag'
import { parseSearchCursor, toSearchCursor } from './search-cursor'
import { searchKanji } from './search-kanji'
import { searchNames } from './search-names'
import type { KanjiItem, SearchInput, SearchPage } from './search-result'
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
  const meaning = input.kind === undefined ? findAskedMeaning(input.query.trim()) : undefined
  if (meaning === undefined) return searchAsTyped(dictionary, input)
  const kanji = searchAsTyped(dictionary, { ...input, query: meaning, kind: 'kanji' })
  // Freedom is no kanji's meaning, but what 自由 means, which has two.
  const best = kanji.items
    .slice(0, mostMeanings)
    .flatMap((item) => (item.kind === 'kanji' ? item : []))
    .find((each) => isMet(dictionary, each))
  const isMeaning = best !== undefined && isOneOfFirst(best, meaning)
  const word = isMeaning ? undefined : findWordMeaning(dictionary, meaning)
  const found =
    word === undefined ? kanji : searchAsTyped(dictionary, { ...input, query: word, kind: 'kanji' })
  if (found.total === 0) return searchAsTyped(dictionary, input)
  const text = word === undefined ? meaning : `${meaning} (${word})`
  const readAs = { text, because: 'kanji-meaning' } as const
  return { ...found, understanding: { ...found.understanding, readAs } }
}

/** Experience is what 目 means in its last place; 経験 says it. */
const firstMeanings = 3

function isOneOfFirst({ meanings }: KanjiItem, meaning: string): boolean {
  const root = toRoot(meaning)
  return meanings.slice(0, firstMeanings).some((each) => toRoot(each.toLowerCase()) === root)
}

/** 圕 is a library all by itself, and met by nobody: 図書館 says it. 蛙 is no kanji of the lists, but a word that is. */
function isMet(
  dictionary: Dictionary,
  { literal, grade, jlpt, frequencyRank }: KanjiItem,
): boolean {
  if (grade !== null || jlpt !== null || frequencyRank !== null) return true
  const [word] = searchAsTyped(dictionary, { query: literal, kind: 'words', limit: 1 }).items
  if (word?.kind !== 'word' || word.match.how !== 'exact' || !word.isCommon) return false
  return word.text === literal || !hasKanji(word.text)
}

function toRoot(word: string): string {
  return toEnglishRoot(word, () => true)
}

/** Words beyond these are not what the English word means first of all. */
const mostMeanings = 5

/** The best known word in kanji of which a gloss is all of the meaning. */
function findWordMeaning(dictionary: Dictionary, meaning: string): string | undefined {
  const { items } = searchAsTyped(dictionary, {
    query: meaning,
    kind: 'words',
    limit: mostMeanings,
  })
  return items
    .flatMap((item) => (item.kind === 'word' && item.match.how === 'gloss' ? [item.text] : []))
    .find((text) => hasKanji(text))
}

function searchAsTyped(dictionary: Dictionary, input: SearchInput): SearchPage {
  const query = parseQuery(input.query)
  const tags = query.tags.map(understandTag)
  const kind = input.kind ?? toKind(tags)
  const limit = input.limit ?? defaultLimit
  const offset = input.cursor == null ? 0 : parseSearchCursor(kind, query.normalized, input.cursor)
  const found = canMatch(kind, tags)
    ? searchersByKind[kind](dictionary, { query, tags, offset, limit })
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
