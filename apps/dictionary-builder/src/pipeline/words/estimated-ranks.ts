import type { StoredSense } from '@kotonoha/dictionary-db/tables/stored-word'
import { toHiragana } from '@kotonoha/japanese/kana/hiragana-katakana'
import { hasKanji } from '@kotonoha/japanese/kana/script'
import type { WordDraft } from '../../drafts/word-draft'
import type { Edition } from '../../edition/edition'
import type { LexiconRow } from '../../sources/ipadic/lexicon-row'

/**
 * What each piece of evidence does to the decimal logarithm of a word's rank.
 *
 * Fitted by least squares, frequent words counting more, to the ranks that the full dictionary has
 * of the 70,859 words that are in both. The order that comes of it agrees with theirs at a
 * Spearman correlation of .65 (.67 among common words); the common mark alone reaches .51 (.35).
 */
const weights = {
  start: 4.42,
  common: -0.16,
  perLogOfSenses: -0.16,
  perLogOfGlosses: -0.04,
  /** In the lexicon as a word of the language, or only as a name (上田). */
  inLexicon: -0.05,
  onlyName: -0.17,
  perThousandOfCost: 0.07,
  /** A particle, pronoun or numeral: those are few, and every text is full of them. */
  closedClassInKana: -1.07,
  closedClassInKanji: -0.58,
  /** In a band of newspaper frequency, and the more the later the band is. */
  inNewspapers: -0.85,
  perLogOfNewsBand: 0.21,
  /** Taught by the course, whose levels were planned with counted frequencies. */
  inCourse: -0.99,
  perLogOfLevel: 0.2,
  inHiragana: -0.42,
  inHiraganaAndCommon: -0.25,
  inKatakana: -0.09,
  inKatakanaAndCommon: -0.17,
  perCharacterOfReading: 0.05,
}

const name = '名詞.固有名詞'

const closedClasses = [
  ...['助詞.', '助動詞.', '連体詞.', '接続詞.', '感動詞.'],
  ...['名詞.代名詞', '名詞.非自立', '名詞.数'],
]

/** All that the lexicon says of a word that is written and read so. */
interface Entry {
  isWord: boolean
  isClosedClass: boolean
  costs: { partOfSpeech: string; cost: number }[]
}

/**
 * Ranks of words for sources without counted frequencies: an order to show words in, not a number
 * to show.
 */
export class EstimatedRanks {
  private readonly entries = new Map<string, Entry>()
  private readonly costsOfClass = new Map<string, { sum: number; count: number }>()

  constructor(private readonly course: Pick<Edition, 'findWord'>) {}

  get isEmpty(): boolean {
    return this.entries.size === 0
  }

  add({ text, reading, partOfSpeech, cost }: LexiconRow): void {
    const key = toKey(text, reading)
    const entry = this.entries.get(key) ?? { isWord: false, isClosedClass: false, costs: [] }
    this.entries.set(key, entry)
    if (partOfSpeech === name) return
    entry.isWord = true
    entry.isClosedClass ||= closedClasses.some((each) => partOfSpeech.startsWith(each))
    entry.costs.push({ partOfSpeech, cost })
    const { sum, count } = this.costsOfClass.get(partOfSpeech) ?? { sum: 0, count: 0 }
    this.costsOfClass.set(partOfSpeech, { sum: sum + cost, count: count + 1 })
  }

  /** Gives every word a rank, 1 being the one that is likely the most frequent. */
  rank(words: readonly WordDraft[]): void {
    const ordered = words
      // Rounded, so that the last digit of a sum does not order words that are equally likely.
      .map((word) => ({ word, millis: Math.round(1000 * this.estimate(word)) }))
      .sort((a, b) => a.millis - b.millis || a.word.id - b.word.id)
    for (const [index, { word }] of ordered.entries()) word.frequencyRank = index + 1
  }

  /** The decimal logarithm of the rank. */
  private estimate(word: WordDraft): number {
    const [first] = word.spellings
    if (first === undefined) return weights.start
    const senses: StoredSense[] = JSON.parse(word.senses)
    const glossCount = senses.reduce((sum, { glosses }) => sum + glosses.length, 0)
    return (
      weights.start +
      (word.isCommon ? weights.common : 0) +
      weights.perLogOfSenses * Math.log(Math.max(1, senses.length)) +
      weights.perLogOfGlosses * Math.log(Math.max(1, glossCount)) +
      weights.perCharacterOfReading * first.reading.length +
      this.weighLexicon(word.isCommon, first) +
      weighNewspapers(word.newsBand) +
      this.weighCourse(first) +
      weighKana(first.text, word.isCommon)
    )
  }

  private weighLexicon(isCommon: boolean, { text, reading }: WordForm): number {
    const entry = this.entries.get(toKey(text, reading))
    if (entry === undefined) return 0
    if (!entry.isWord) return weights.onlyName
    const dearness = Math.min(
      ...entry.costs.map(({ partOfSpeech, cost }) => cost - this.averageCost(partOfSpeech)),
    )
    return (
      weights.inLexicon +
      (weights.perThousandOfCost * dearness) / 1000 +
      // A rare word that sounds like a particle is none.
      (entry.isClosedClass && isCommon ? weighClosedClass(text) : 0)
    )
  }

  private averageCost(partOfSpeech: string): number {
    const { sum, count } = this.costsOfClass.get(partOfSpeech) ?? { sum: 0, count: 1 }
    return sum / count
  }

  private weighCourse({ text, reading }: WordForm): number {
    const level = this.course.findWord(text, reading)?.level
    return level === undefined ? 0 : weights.inCourse + weights.perLogOfLevel * Math.log(level)
  }
}

type WordForm = WordDraft['spellings'][number]

function weighNewspapers(band: number | null): number {
  return band === null ? 0 : weights.inNewspapers + weights.perLogOfNewsBand * Math.log(band)
}

function weighClosedClass(text: string): number {
  if (hasKanji(text)) return weights.closedClassInKanji
  return isKatakana(text) ? 0 : weights.closedClassInKana
}

function weighKana(text: string, isCommon: boolean): number {
  if (hasKanji(text)) return 0
  return isKatakana(text)
    ? weights.inKatakana + (isCommon ? weights.inKatakanaAndCommon : 0)
    : weights.inHiragana + (isCommon ? weights.inHiraganaAndCommon : 0)
}

/** Mostly loanwords, and names of animals and plants. */
function isKatakana(text: string): boolean {
  return /^[ァ-ヺー・]+$/u.test(text)
}

function toKey(text: string, reading: string): string {
  return `${text}\t${toHiragana(reading)}`
}
