import type { CurriculumWord } from '../curriculum-input'
import { unwantedWords } from '../overrides/unwanted-words'

/** How much more a word is worth for its JLPT level: none or N1 … N5. */
const levelFactors = [1, 1.2, 1.6, 2.5, 4, 6]

/** The first words of all are not worth a thousand times the next: a learner soon knows both. */
const rankOffset = 300
const rankOfUnknown = 60_000

/** Outside JMdict's common words a high rank is often that of a name written alike (上田). */
const factorOfUncommon = 0.03
/** A learner meets the word in kana, so its kanji are no help in reading it. */
const factorOfKana = 0.1

/** Not what a beginner should be taught first, however frequent. */
const unwelcome = new Set([
  ...['vulg', 'derog', 'X', 'arch', 'obs', 'sl', 'net-sl', 'rare', 'dated', 'hist'],
  ...['place', 'surname', 'person', 'given', 'company', 'organization', 'product', 'work', 'group'],
])
const factorOfUnwelcome = 0.03

/** Only met as a piece of other words: 大 (だい), 発 (はつ). */
const pieces = new Set(['suf', 'n-suf', 'pref', 'n-pref', 'ctr'])
const factorOfPiece = 0.1

/** How much a word is worth to a learner; only the order matters. */
export function toWordValue(word: CurriculumWord): number {
  const base = 1 / ((word.frequencyRank ?? rankOfUnknown) + rankOffset)
  const level = word.jlpt === null ? 1 : (levelFactors[word.jlpt] ?? 1)
  const [sense] = word.senses
  const isUnwelcome =
    (sense?.usage.some((code) => unwelcome.has(code)) ?? false) ||
    word.spellings.some(({ text }) => unwantedWords.has(text))
  const isPiece = sense?.partsOfSpeech.every((code) => pieces.has(code)) ?? false
  // 釜山 (プサン): read in a language that is not being learnt.
  const isForeign = word.spellings.some(({ reading }) => /\p{Script=Katakana}/u.test(reading))
  return (
    base *
    level *
    (word.isCommon || word.jlpt !== null ? 1 : factorOfUncommon) *
    (word.isUsuallyKana ? factorOfKana : 1) *
    (isPiece ? factorOfPiece : 1) *
    (isUnwelcome || isForeign ? factorOfUnwelcome : 1)
  )
}
