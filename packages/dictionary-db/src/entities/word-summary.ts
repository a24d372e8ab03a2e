import type { JlptLevel } from '@kotonoha/japanese/jlpt-level'
import type { RubySegment } from '@kotonoha/japanese/ruby'

/** A word as a row of a list. */
export interface WordSummary {
  wordId: number
  spellingId: string
  text: string
  reading: string
  furigana: RubySegment[]
  glosses: string[]
  /** JMdict codes of the sense that the glosses are from. */
  partsOfSpeech: string[]
  jlpt: JlptLevel | null
  isCommon: boolean
  isUsuallyKana: boolean
  isLoanword: boolean
  /** 1 is the most frequent word; null where no list has it. Estimated in the reduced dictionary. */
  frequencyRank: number | null
}
