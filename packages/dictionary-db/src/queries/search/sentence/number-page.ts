import { isKana } from '@kotonoha/japanese/kana/script'
import { findMeasuredGloss } from '@kotonoha/japanese/numbers/counted-gloss'
import { findCounterReading } from '@kotonoha/japanese/numbers/everyday-counters'
import {
  fromKanjiNumber,
  toKanjiNumber,
  withMixedNumbersInKanji,
} from '@kotonoha/japanese/numbers/kanji-number'
import { type Decimal, parseDecimal } from '@kotonoha/japanese/numbers/marked-numbers'
import {
  listDecimalParts,
  listNumberParts,
  type NumberPart,
  readDecimal,
  readNumber,
} from '@kotonoha/japanese/numbers/number-parts'
import { findNumberSaid } from '@kotonoha/japanese/numbers/said-number'
import type { Dictionary } from '../../../open-dictionary'
import { toSearchKey } from '../../../search-index/text/search-key'
import type { WordIndex } from '../../../search-index/word-index'
import type { FoundPage, PageRequest } from '../page-request'
import type { SentenceWord } from '../search-result'
import { toWordPage } from '../word-page'
import { listWordsOf } from '../words/headword-matches'
import { isCounter } from '../words/number-term'
import type { WordSearch } from '../words/word-search'
import { toSentencePage } from './sentence-page'
import type { SentencePart } from './sentence-part'

const noWord = { steps: [], cost: 0, kind: 0 }

/** A number that is no headword, as it is said whole and in the words that it is put together of. */
interface NumberFound {
  whole: SentenceWord
  parts: SentencePart[]
}

/**
 * A number that is no headword is put together of those that are: 365 is 三百, 六十 and 五, each read as in a number, before
 * glosses that have the digits; above them stands how the whole is said. Undefined for anything else.
 */
export function findNumberPage(
  dictionary: Dictionary,
  search: WordSearch,
  request: PageRequest,
): FoundPage | undefined {
  const found = findNumber(search.index, request)
  if (found === undefined) return undefined
  // 1.5 is nothing that is 15, though its point is a mark like any other to what is filed.
  if (request.query.terms.some(({ text }) => parseDecimal(text) !== undefined)) {
    search.hits.clear()
    search.interpretations.length = 0
  }
  const { offset, limit } = request
  const number = toSentencePage(dictionary, search, found.parts, {
    ...request,
    offset: 0,
    limit: found.parts.length,
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
    understanding: { ...others.understanding, sentence: [found.whole] },
  }
}

function findNumber(index: WordIndex, { query, tags }: PageRequest): NumberFound | undefined {
  const [term, ...others] = query.terms
  if (tags.length > 0 || query.excluded.length > 0) return undefined
  if (term === undefined || others.length > 0 || term.isPhrase || term.hasWildcard) return undefined
  const { keys } = index.headwords
  const isWord = (text: string) => keys.find(toSearchKey(text)) >= 0
  const decimal = parseDecimal(term.text)
  if (decimal !== undefined) return findDecimal(index, term.text, decimal, isWord)
  const number = toWrittenNumber(term.text)
  if (number === undefined || isWord(term.text)) return undefined
  if (!/^[一二三四五六七八九十百千万億兆]+$/u.test(number)) return undefined
  const parts = listNumberParts(number, isWord)
  return (
    parts && {
      whole: toWhole(number, readNumber(number), findValue(number)),
      parts: parts.map((part) => ({ text: part.text, word: findPart(index, part) })),
    }
  )
}

/** In digits, where a number of this language can hold it. */
function findValue(number: string): string | undefined {
  const value = fromKanjiNumber(number)
  return value !== undefined && Number.isSafeInteger(value) ? value.toLocaleString('en') : undefined
}

/** The whole is no word, and leads nowhere. */
function toWhole(text: string, reading = text, gloss?: string): SentenceWord {
  return { text, reading, wordId: null, spellingId: null, gloss: gloss ?? null, inflections: [] }
}

/** A number in digits, kanji or kana, as it is written in kanji. */
function toWrittenNumber(text: string): string | undefined {
  if (isKana(text)) return findNumberSaid(toSearchKey(text))
  if (!/^[\d,一二三四五六七八九十百千万億兆]+$/u.test(text)) return undefined
  return /^[\d,]+$/u.test(text) ? toKanjiNumber(text) : withMixedNumbersInKanji(text)
}

/** 2.5キロ is 二, 点, 五 and what they count. */
function findDecimal(
  index: WordIndex,
  text: string,
  decimal: Decimal,
  isWord: (text: string) => boolean,
): NumberFound | undefined {
  const { counter } = decimal
  if (counter !== '' && !isCounter(index, counter)) return undefined
  const number = listDecimalParts(decimal, isWord)
  const counted = counter === '' ? [] : [{ text: counter, reading: readCounter(index, counter) }]
  const value = Number(`${decimal.whole.replaceAll(',', '')}.${decimal.fraction}`)
  const gloss = counter === '' ? undefined : findMeasuredGloss(value, counter)
  const behind = counted.map((part) => (isKana(counter) ? counter : part.reading)).join('')
  return {
    whole: toWhole(text, (readDecimal(decimal) ?? decimal.whole) + behind, gloss),
    parts: [...number, ...counted].map((part) => ({
      text: part.text,
      word: findPart(index, part),
    })),
  }
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
function findPart(index: WordIndex, { text, reading }: NumberPart): SentencePart['word'] {
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
