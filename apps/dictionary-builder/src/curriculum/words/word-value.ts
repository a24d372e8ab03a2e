import type { CurriculumWord } from '../curriculum-input'

/** How much more a word is worth for its JLPT level: none or N1 … N5. */
const levelFactors = [1, 1.2, 1.6, 2.5, 4, 6]

/** The first words of all are not worth a thousand times the next: a learner soon knows both. */
const rankOffset = 300
const rankOfUnknown = 60_000

const factorOfUncommon = 0.4
/** A learner meets the word in kana, so its kanji are no help in reading it. */
const factorOfKana = 0.1

/** Not what a beginner should be taught first, however frequent. */
const unwelcome = new Set(['vulg', 'derog', 'X', 'arch', 'obs', 'sl', 'net-sl', 'rare', 'dated'])
const factorOfUnwelcome = 0.02

/** How much a word is worth to a learner; only the order matters. */
export function toWordValue(word: CurriculumWord): number {
  const base = 1 / ((word.frequencyRank ?? rankOfUnknown) + rankOffset)
  const level = word.jlpt === null ? 1 : (levelFactors[word.jlpt] ?? 1)
  const isUnwelcome = word.senses[0]?.usage.some((code) => unwelcome.has(code)) ?? false
  return (
    base *
    level *
    (word.isCommon || word.jlpt !== null ? 1 : factorOfUncommon) *
    (word.isUsuallyKana ? factorOfKana : 1) *
    (isUnwelcome ? factorOfUnwelcome : 1)
  )
}
