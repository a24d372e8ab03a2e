import type { Edition } from '../../edition/edition'
import { emptyEdition } from '../../edition/edition'
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

/**
 * The words by value, the best first; each with the spelling that the edition names, else with the
 * best-known one that can be taught. (四 is listed as し, and taught as よん.)
 */
export function listWordCandidates(
  words: readonly CurriculumWord[],
  levelOfKanji: ReadonlyMap<string, number>,
  edition: Edition = emptyEdition,
): WordCandidate[] {
  return words
    .flatMap((word) => toCandidate(word, levelOfKanji, edition) ?? [])
    .sort((a, b) => b.value - a.value || a.word.wordId - b.word.wordId)
}

const kanjiCharacter = /\p{Script=Han}/gu

function toCandidate(
  word: CurriculumWord,
  levelOfKanji: ReadonlyMap<string, number>,
  edition: Edition,
): WordCandidate | undefined {
  const named = word.spellings.filter(({ text, reading }) =>
    edition.names(word.wordId, text, reading),
  )
  for (const spelling of [...named, ...word.spellings]) {
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
