import { isKana } from '@kotonoha/japanese/kana/script'
import { findCounterReading } from '@kotonoha/japanese/numbers/everyday-counters'
import { toKanjiNumber, withMixedNumbersInKanji } from '@kotonoha/japanese/numbers/kanji-number'
import { parseDecimal } from '@kotonoha/japanese/numbers/marked-numbers'
import {
  listDecimalParts,
  listNumberParts,
  type NumberPart,
} from '@kotonoha/japanese/numbers/number-parts'
import { findNumberSaid } from '@kotonoha/japanese/numbers/said-number'
import type { Dictionary } from '../../../open-dictionary'
import { toSearchKey } from '../../../search-index/text/search-key'
import type { WordIndex } from '../../../search-index/word-index'
import type { FoundPage, PageRequest } from '../page-request'
import { toWordPage } from '../word-page'
import { listWordsOf } from '../words/headword-matches'
import { isCounter } from '../words/number-term'
import type { WordSearch } from '../words/word-search'
import { toSentencePage } from './sentence-page'
import type { SentencePart } from './sentence-part'

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
  // 1.5 is nothing that is 15, though its point is a mark like any other to what is filed.
  if (request.query.terms.some(({ text }) => parseDecimal(text) !== undefined)) {
    search.hits.clear()
    search.interpretations.length = 0
  }
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
  const decimal = cutDecimal(index, term.text, isWord)
  if (decimal !== undefined) return decimal
  const number = readNumber(term.text)
  if (number === undefined || isWord(term.text)) return undefined
  if (!/^[一二三四五六七八九十百千万億兆]+$/u.test(number)) return undefined
  const parts = listNumberParts(number, isWord)
  return parts?.map((part) => ({ text: part.text, word: findNumber(index, part) }))
}

/** A number in digits, kanji or kana, as it is written in kanji. */
function readNumber(text: string): string | undefined {
  if (isKana(text)) return findNumberSaid(toSearchKey(text))
  if (!/^[\d,一二三四五六七八九十百千万億兆]+$/u.test(text)) return undefined
  return /^[\d,]+$/u.test(text) ? toKanjiNumber(text) : withMixedNumbersInKanji(text)
}

/** 2.5キロ is 二, 点, 五 and what they count. */
function cutDecimal(
  index: WordIndex,
  text: string,
  isWord: (text: string) => boolean,
): SentencePart[] | undefined {
  const decimal = parseDecimal(text)
  if (decimal === undefined) return undefined
  const { counter } = decimal
  if (counter !== '' && !isCounter(index, counter)) return undefined
  const parts = listDecimalParts(decimal, isWord)
  const counted = counter === '' ? [] : [{ text: counter, reading: readCounter(index, counter) }]
  return [...parts, ...counted].map((part) => ({ text: part.text, word: findNumber(index, part) }))
}

/** As it is read behind numbers, or as the best known word is that is written so. */
function readCounter(index: WordIndex, counter: string): string {
  const known = findCounterReading(counter)
  if (known !== undefined) return known
  const [best = 0] = listWordsOf(index, toSearchKey(counter)).sort(
    (a, b) => (index.popularity[b] ?? 0) - (index.popularity[a] ?? 0),
  )
  return index.headwords.keys.textOf(index.readingKey[index.firstSpelling[best] ?? 0] ?? 0)
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
