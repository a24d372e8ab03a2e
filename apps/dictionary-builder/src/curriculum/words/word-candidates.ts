import type { CurriculumSpelling, CurriculumWord } from '../curriculum-input'
import { toWordValue } from './word-value'

/** A word that can be written with the kanji of the curriculum. */
export interface WordCandidate {
  word: CurriculumWord
  spelling: CurriculumSpelling
  /** Its kanji, each once, in the order of writing. */
  kanji: readonly string[]
  /** The level at which all its kanji are taught. */
  level: number
  value: number
}

/** The words by value, the best first; each with the best-known spelling that can be taught. */
export function listWordCandidates(
  words: readonly CurriculumWord[],
  levelOfKanji: ReadonlyMap<string, number>,
): WordCandidate[] {
  return words
    .flatMap((word) => toCandidate(word, levelOfKanji) ?? [])
    .sort((a, b) => b.value - a.value || a.word.wordId - b.word.wordId)
}

const kanjiCharacter = /\p{Script=Han}/gu

function toCandidate(
  word: CurriculumWord,
  levelOfKanji: ReadonlyMap<string, number>,
): WordCandidate | undefined {
  for (const spelling of word.spellings) {
    const kanji = [...new Set(spelling.text.match(kanjiCharacter) ?? [])].filter(
      // 々 repeats the kanji before it, and 〆 or 〇 is no kanji to learn: as good as kana.
      (literal) => !'々〆〇ヶヵ'.includes(literal),
    )
    const levels = kanji.flatMap((literal) => levelOfKanji.get(literal) ?? [])
    if (kanji.length === 0 || levels.length < kanji.length) continue
    return { word, spelling, kanji, level: Math.max(...levels), value: toWordValue(word) }
  }
  return undefined
}
