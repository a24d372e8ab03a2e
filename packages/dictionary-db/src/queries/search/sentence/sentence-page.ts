import { findFuriganaOfForm } from '@kotonoha/japanese/furigana-of-form'
import { type Counted, isSameCounter, listCounted } from '@kotonoha/japanese/numbers/counted'
import { findCountedGloss } from '@kotonoha/japanese/numbers/counted-gloss'
import { readCounted } from '@kotonoha/japanese/numbers/counted-reading'
import { findReadingAlone } from '@kotonoha/japanese/numbers/everyday-counters'
import { readNumber } from '@kotonoha/japanese/numbers/number-parts'
import type { RubySegment } from '@kotonoha/japanese/ruby'
import type { WordSummary } from '../../../entities/word-summary'
import type { Dictionary } from '../../../open-dictionary'
import { toSearchKey } from '../../../search-index/text/search-key'
import type { WordIndex } from '../../../search-index/word-index'
import { countSenses, findListedSpelling } from '../../words/listed-spelling'
import { countInterpretations } from '../count-interpretations'
import type { FoundPage, PageRequest } from '../page-request'
import type { Match, SentenceWord, WordItem } from '../search-result'
import type { WordSearch } from '../words/word-search'
import { findRole } from './find-role'
import { partOfWhole } from './read-by-place'
import type { SentencePart } from './sentence-part'
import type { WordCandidate } from './word-candidates'

/** The words of a sentence in their order, each once, but for a particle or a prefix that it opens with. */
export function toSentencePage(
  dictionary: Dictionary,
  search: WordSearch,
  parts: readonly SentencePart[],
  { offset, limit }: PageRequest,
): FoundPage {
  const itemsOfParts = listItems(dictionary, search, parts)
  const roles = parts.map((_, place) => findRole(parts, itemsOfParts, place))
  const sentence = parts.map(({ text, isName, personsName }, place) => {
    if (personsName !== undefined) {
      return { ...toSentenceWord(text, undefined), gloss: `${personsName} name` }
    }
    const role = roles[place]
    return {
      ...toSentenceWord(text, itemsOfParts[place]),
      ...(isName && { gloss: 'family name' }),
      ...(role !== undefined && { gloss: role }),
    }
  })
  const items = new Map<string, WordItem>()
  itemsOfParts.forEach((item, place) => {
    if (item === undefined) return
    const role = roles[place]
    const known = items.get(item.spellingId)
    if (known === undefined) {
      items.set(item.spellingId, role === undefined ? item : { ...item, glosses: [role] })
    } else if (role !== undefined && !known.glosses.includes(role)) {
      items.set(item.spellingId, { ...known, glosses: [...known.glosses, role] })
    }
  })
  const inOrder = [...items.values()]
  const listed = isOnlyOpening(itemsOfParts[0]) ? moveFirstBack(inOrder) : inOrder
  return {
    items: listed.slice(offset, offset + limit),
    total: listed.length,
    isTotalExact: true,
    understanding: {
      interpretations: countInterpretations(search).shown,
      inflections: [],
      sentence,
      nearMatches: [],
      readAs: null,
    },
  }
}

const opensOnly = /^(?:prt|pref)$/u

/**
 * A piece that opens with a particle or a prefix is asked for what follows: に違いない, の暁に, ご高配. The
 * strip above the words keeps their order.
 */
function isOnlyOpening(item: WordItem | undefined): boolean {
  return item?.partsOfSpeech.every((code) => opensOnly.test(code)) === true
}

function moveFirstBack([first, ...others]: WordItem[]): WordItem[] {
  return first === undefined ? others : [...others, first]
}

/** The word of every part. */
function listItems(
  dictionary: Dictionary,
  search: WordSearch,
  parts: readonly SentencePart[],
): (WordItem | undefined)[] {
  const { index } = search
  const summaries = openSummaries(dictionary, index)
  return parts.map(({ word, text }) => {
    if (word === undefined) return undefined
    const item = listItem(summaries, index, word)
    const first = index.firstSpelling[index.wordOfSpelling[word.spelling] ?? 0] ?? 0
    const isSame = index.readingKey[first] === index.readingKey[word.spelling]
    // のる is 乗る, which some write ノる.
    return item !== undefined && isSame && isHiragana.test(text) && hasKatakana.test(item.text)
      ? listItem(summaries, index, { ...word, spelling: first })
      : item
  })
}

const isHiragana = /^\p{sc=Hiragana}+$/u
const hasKatakana = /\p{sc=Katakana}/u

type FindSummary = (word: WordCandidate) => WordSummary | undefined

/** What is listed of the words of one sentence, each read once: は and の come in every clause. */
function openSummaries(dictionary: Dictionary, index: WordIndex): FindSummary {
  const known = new Map<string, WordSummary | undefined>()
  return (word) => {
    const key = `${word.spelling} ${word.meaningId ?? 1}`
    if (known.has(key)) return known.get(key)
    const listed = findListedSpelling(dictionary, index, word)
    const summary: WordSummary | undefined = listed && JSON.parse(`{${listed.summary}}`)
    known.set(key, summary)
    return summary
  }
}

function listItem(
  summaries: FindSummary,
  index: WordIndex,
  word: WordCandidate,
): WordItem | undefined {
  const summary = summaries(word)
  return summary && toSentenceItem(index, summary, word)
}

function toSentenceItem(index: WordIndex, summary: WordSummary, word: WordCandidate): WordItem {
  const { spelling, meaningId = 1, steps } = word
  const of = countSenses(index, index.wordOfSpelling[spelling] ?? 0)
  const match: Match = {
    how: 'part-of-sentence',
    interpretation: null,
    inflections: [...steps],
    sense: meaningId === 1 ? null : { number: meaningId, of },
    gloss: null,
  }
  return { kind: 'word', ...summary, match }
}

export function toSentenceWord(text: string, item: WordItem | undefined): SentenceWord {
  const counted = item === undefined ? undefined : findCountedBy(text, item)
  const ofWhole = item && readPartOfWhole(text, item)
  const reading =
    ofWhole ??
    (counted && item
      ? readCounted(counted, findReadingAlone(counted.counter) ?? item.reading)
      : item?.reading)
  const furigana = item && ofWhole === undefined ? findFurigana(text, item) : undefined
  return {
    text,
    // きれい is read as it is written, though its entry has キレイ first.
    reading: reading && toSearchKey(reading) === toSearchKey(text) ? text : (reading ?? null),
    ...(furigana !== undefined && { furigana }),
    wordId: item?.wordId ?? null,
    spellingId: item?.spellingId ?? null,
    gloss:
      (ofWhole === undefined && counted && findCountedGloss(counted)) || item?.glosses[0] || null,
    inflections: item?.match.inflections ?? [],
  }
}

/** 四分 of 四分の三 is よんぶん, also where it is listed as しぶん. */
function readPartOfWhole(text: string, { text: listed, reading }: WordItem): string | undefined {
  if (!listed.endsWith(partOfWhole.written) || !reading.endsWith(partOfWhole.reading))
    return undefined
  const [counted, ...others] = listCounted(text)
  if (counted?.counter !== partOfWhole.written || others.length > 0) return undefined
  const number = readNumber(counted.number)
  return number === undefined ? undefined : number + partOfWhole.reading
}

/** Of a word as it is listed, or in a form. */
function findFurigana(text: string, item: WordItem): RubySegment[] | undefined {
  if (item.match.inflections.length > 0) return findFuriganaOfForm(item.furigana, text)
  const hasRuby = item.furigana.some(({ ruby }) => ruby !== undefined)
  return text === item.text && hasRuby ? item.furigana : undefined
}

/** The number and the counter of a text whose word is that counter: 三冊 is さんさつ, and no さつ. */
function findCountedBy(text: string, item: WordItem): Counted | undefined {
  const [counted, ...others] = text === item.text ? [] : listCounted(text)
  const isCounted = counted !== undefined && isSameCounter(counted.counter, item.text)
  return others.length === 0 && isCounted ? counted : undefined
}
