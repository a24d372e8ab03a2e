import { toKanjiNumber, withMixedNumbersInKanji } from '@kotonoha/japanese/numbers/kanji-number'
import { listNumberParts, type NumberPart } from '@kotonoha/japanese/numbers/number-parts'
import type { Dictionary } from '../../../open-dictionary'
import { toSearchKey } from '../../../search-index/text/search-key'
import type { WordIndex } from '../../../search-index/word-index'
import type { FoundPage, PageRequest } from '../page-request'
import { toWordPage } from '../word-page'
import { listWordsOf } from '../words/headword-matches'
import type { WordSearch } from '../words/word-search'
import type { SentencePart } from './cut-sentence'
import { toSentencePage } from './sentence-page'

const noWord = { steps: [], cost: 0, kind: 0 }

/**
 * A number that is no headword is put together of those that are: 365 is 三百, 六十 and 五, each read as in a number, before
 * glosses that have the digits. Undefined for anything else.
 */
export function findNumberPage(
  dictionary: Dictionary,
  search: WordSearch,
  request: PageRequest,
): FoundPage | undefined {
  const parts = cutNumber(search.index, request)
  if (parts === undefined) return undefined
  const { offset, limit } = request
  const number = toSentencePage(dictionary, search, parts, {
    ...request,
    offset: 0,
    limit: parts.length,
  })
  const own = new Set(number.items.map((item) => (item.kind === 'word' ? item.wordId : 0)))
  search.hits.retain((word) => !own.has(search.index.wordId[word] ?? 0))
  const items = number.items.slice(offset, offset + limit)
  const others = toWordPage(dictionary, search, {
    ...request,
    offset: Math.max(0, offset - number.items.length),
    limit: limit - items.length,
  })
  return {
    ...others,
    items: [...items, ...others.items],
    total: number.items.length + others.total,
    understanding: { ...others.understanding, sentence: number.understanding.sentence },
  }
}

function cutNumber(index: WordIndex, { query, tags }: PageRequest): SentencePart[] | undefined {
  const [term, ...others] = query.terms
  if (tags.length > 0 || query.excluded.length > 0) return undefined
  if (term === undefined || others.length > 0 || term.isPhrase || term.hasWildcard) return undefined
  const { keys } = index.headwords
  const isWord = (text: string) => keys.find(toSearchKey(text)) >= 0
  if (!/^[\d,一二三四五六七八九十百千万億兆]+$/u.test(term.text) || isWord(term.text))
    return undefined
  const number = /^[\d,]+$/u.test(term.text)
    ? toKanjiNumber(term.text)
    : withMixedNumbersInKanji(term.text)
  if (number === undefined || !/^[一二三四五六七八九十百千万億兆]+$/u.test(number)) return undefined
  const parts = listNumberParts(number, isWord)
  return parts?.map((part) => ({ text: part.text, word: findNumber(index, part) }))
}

/** The word for the part that is read as in a number: 二十 is にじゅう there, not はたち, and 四 よん. */
function findNumber(index: WordIndex, { text, reading }: NumberPart): SentencePart['word'] {
  const { keys } = index.headwords
  const key = keys.find(toSearchKey(text))
  const readingKey = keys.find(toSearchKey(reading))
  const words = listWordsOf(index, toSearchKey(text))
  const spellings = words.flatMap((word) => listSpellings(index, word))
  const written = spellings.filter((spelling) => index.writtenKey[spelling] === key)
  const read = written.find((spelling) => index.readingKey[spelling] === readingKey)
  const spelling = read ?? written[0]
  return spelling === undefined ? undefined : { ...noWord, spelling }
}

function listSpellings({ firstSpelling, wordOfSpelling }: WordIndex, word: number): number[] {
  const first = firstSpelling[word] ?? 0
  const end = firstSpelling[word + 1] ?? wordOfSpelling.length
  return Array.from({ length: end - first }, (_, place) => first + place)
}
