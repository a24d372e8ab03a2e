import type { RubySegment } from '@kotonoha/japanese/ruby'
import type { WordSummary } from '../../entities/word-summary'
import { type ListedSpelling, readGlosses } from '../words/listed-spelling'
import type { Match, WordItem } from './search-result'

/**
 * A word of a page of results. What is shown of it is in the file as the JSON that an answer has, and goes there
 * as it is: read and written again, it would take longer than it takes to be found. It is read only where
 * the search itself asks for a part of it.
 */
export class ListedWord implements WordItem {
  readonly kind = 'word'
  alsoMeans?: string[]
  readonly #listed: ListedSpelling
  #summary: WordSummary | undefined
  #glosses: string[] | undefined

  constructor(
    listed: ListedSpelling,
    readonly match: Match,
  ) {
    this.#listed = listed
  }

  /** The same word, found in another way. */
  withMatch(match: Match): ListedWord {
    return new ListedWord(this.#listed, match)
  }

  /** The item as an answer has it. */
  toText(): string {
    const more =
      this.alsoMeans === undefined ? '' : `,"alsoMeans":${JSON.stringify(this.alsoMeans)}`
    return `{"kind":"word",${this.#listed.summary},"match":${toMatchText(this.match)}${more}}`
  }

  get #read(): WordSummary {
    this.#summary ??= JSON.parse(`{${this.#listed.summary}}`) as WordSummary
    return this.#summary
  }

  /** What stands first needs no reading of the rest. */
  get wordId(): number {
    return Number.parseInt(this.#listed.summary.slice(beforeId.length), 10)
  }
  get spellingId(): string {
    return this.#read.spellingId
  }
  get text(): string {
    return this.#read.text
  }
  get reading(): string {
    return this.#read.reading
  }
  get furigana(): RubySegment[] {
    return this.#read.furigana
  }
  get glosses(): string[] {
    this.#glosses ??= readGlosses(this.#listed)
    return this.#glosses
  }
  get partsOfSpeech(): string[] {
    return this.#read.partsOfSpeech
  }
  get jlpt(): WordSummary['jlpt'] {
    return this.#read.jlpt
  }
  get isCommon(): boolean {
    return this.#read.isCommon
  }
  get isUsuallyKana(): boolean {
    return this.#read.isUsuallyKana
  }
  get isLoanword(): boolean {
    return this.#read.isLoanword
  }
  get frequencyRank(): number | null {
    return this.#read.frequencyRank
  }
}

const beforeId = '"wordId":'

/** As `JSON.stringify`, which takes three times as long for these few fields. */
function toMatchText({ how, interpretation, inflections, sense, gloss }: Match): string {
  const steps = inflections.length === 0 ? '[]' : JSON.stringify(inflections)
  const ofSense = sense === null ? 'null' : `{"number":${sense.number},"of":${sense.of}}`
  const inGloss =
    gloss === null ? 'null' : `{"place":${gloss.place},"marks":[${gloss.marks.map(toPairText)}]}`
  return `{"how":"${how}","interpretation":${interpretation},"inflections":${steps},"sense":${ofSense},"gloss":${inGloss}}`
}

function toPairText([start, end]: readonly [number, number]): string {
  return `[${start},${end}]`
}
