import { hasKanji, isKanji } from '@kotonoha/japanese/kana/script'
import type { Dictionary } from '../../open-dictionary'
import { openSearchIndex } from '../../search-index/open-search-index'
import { toEnglishRoot } from '../../search-index/text/english-root'
import { nounsToo } from '../../search-index/text/irregular-forms'
import { toSearchKey } from '../../search-index/text/search-key'
import { verbOfNoun } from './english/nouns-of-doing'
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
import type { KanjiItem, SearchInput, SearchPage, WordItem } from './search-result'
import { searchWords } from './search-words'
import { listWordsOf } from './words/headword-matches'

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
  const meaning = input.kind === undefined ? findAskedMeaning(input.query.trim()) : undefined
  if (meaning === undefined) return findWords(dictionary, input)
  const asked = (query: string) => ({ ...input, query, kind: 'kanji' as const })
  // What is meant the first page says, whichever is asked for.
  const kanji = searchAsTyped(dictionary, { ...asked(meaning), cursor: undefined })
  // Freedom is no kanji's meaning, but what 自由 means, which has two.
  const best = kanji.items
    .slice(0, mostMeanings)
    .flatMap((item) => (item.kind === 'kanji' ? item : []))
    .find((each) => isMet(dictionary, each))
  const isMeaning = best !== undefined && isOneOfFirst(best, meaning)
  const word = isMeaning ? undefined : findWordMeaning(dictionary, meaning)
  if (isMeaning) kanji.items = withFirst(kanji.items, best)
  const isFirstPage = input.cursor == null
  const found =
    word === undefined && isFirstPage ? kanji : searchAsTyped(dictionary, asked(word ?? meaning))
  if (found.total === 0) return searchAsTyped(dictionary, input)
  const text = word === undefined ? meaning : `${meaning} (${word})`
  const readAs = { text, because: 'kanji-meaning' } as const
  return { ...found, understanding: { ...found.understanding, readAs } }
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

/** 蛙, which a word makes known, before 䵷, which nobody has met. */
function withFirst<Item>(items: readonly Item[], first: Item): Item[] {
  return [first, ...items.filter((item) => item !== first)]
}

/** Experience is what 目 means in its last place; 経験 says it. */
const firstMeanings = 3

function isOneOfFirst({ meanings }: KanjiItem, meaning: string): boolean {
  // Who asks for a kanji in the past asks for the thing that is called so: rose is a flower, no rise.
  const isThing = nounsToo.has(meaning)
  const root = toRoot(meaning)
  const verb = verbOfNoun(meaning)
  return meanings.slice(0, firstMeanings).some((each) => {
    const said = each.toLowerCase()
    return said === meaning || said === verb || (!isThing && toRoot(said) === root)
  })
}

/** 圕 is a library all by itself, and met by nobody: 図書館 says it. 蛙 is no kanji of the lists, but a word that is. */
function isMet(
  dictionary: Dictionary,
  { literal, grade, jlpt, frequencyRank }: KanjiItem,
): boolean {
  const isOfNames = grade !== null && grade >= firstGradeOfNames
  if (frequencyRank !== null || (!isOfNames && (grade !== null || jlpt !== null))) return true
  const [word] = searchAsTyped(dictionary, { query: literal, kind: 'words', limit: 1 }).items
  if (word?.kind !== 'word' || word.match.how !== 'exact' || !word.isCommon) return false
  return word.text === literal || !hasKanji(word.text)
}

/** The grades from here on are of kanji that names may have: 莞, smiling, is met in names alone. */
const firstGradeOfNames = 9

function toRoot(word: string): string {
  return toEnglishRoot(word, () => true)
}

/** Words beyond these are not what the English word means first of all. */
const mostMeanings = 5

/** The best known word of which a gloss is all of the meaning, in kanji: 蜘蛛, though everybody writes くも. */
function findWordMeaning(dictionary: Dictionary, meaning: string): string | undefined {
  const { items } = searchAsTyped(dictionary, {
    query: meaning,
    kind: 'words',
    limit: mostMeanings,
  })
  // A rose before what rose.
  const things = nounsToo.has(meaning) ? items.filter((item) => isCalled(item, meaning)) : []
  const written = [...things, ...items].flatMap((item) => {
    const isMeant = item.match.how === 'gloss' || item.match.how === 'set-phrase'
    if (item.kind !== 'word' || !isMeant) return []
    const text = hasKanji(item.text) ? item.text : findWrittenInKanji(dictionary, item)
    return text === undefined || hasKatakana.test(text) ? [] : { item, text }
  })
  const [first] = written
  // Of 微笑む and 笑う, which both smile, one is of one kanji, which the other has as well.
  const ofOne = written.find(({ item, text }) => {
    const [kanji = '', ...others] = Array.from(text).filter((each) => isKanji(each))
    const isOne = others.length === 0 && first?.text.includes(kanji) === true
    return isOne && isCalled(item, meaning)
  })
  return (ofOne ?? first)?.text
}

/** Is the gloss that was found the word itself, and no other form of it? */
function isCalled(item: SearchPage['items'][number], meaning: string): boolean {
  if (item.kind !== 'word' || item.match.gloss === null) return false
  const gloss = item.glosses[item.match.gloss.place]?.toLowerCase()
  return gloss?.replace(/^to /u, '') === meaning
}

/** レモン色 has a kanji, but lemon is what its kana say. */
const hasKatakana = /[\p{sc=Katakana}ー]/u

/** How a word that is usually written in kana is written otherwise. */
function findWrittenInKanji(
  dictionary: Dictionary,
  { wordId, text }: WordItem,
): string | undefined {
  const { words } = openSearchIndex(dictionary)
  const word = listWordsOf(words, toSearchKey(text)).find((each) => words.wordId[each] === wordId)
  if (word === undefined) return undefined
  const end = words.firstSpelling[word + 1] ?? words.wordOfSpelling.length
  for (let spelling = words.firstSpelling[word] ?? 0; spelling < end; spelling += 1) {
    const written = words.headwords.keys.textOf(words.writtenKey[spelling] ?? 0)
    if (hasKanji(written)) return written
  }
  return undefined
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
