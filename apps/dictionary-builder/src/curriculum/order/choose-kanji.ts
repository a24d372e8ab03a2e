import type { CurriculumKanji } from '../curriculum-input'
import { extraKanji } from '../overrides/extra-kanji'

/** Grades of KANJIDIC2: 1 to 6 are taught in primary school, 8 in secondary school. */
function isJoyo({ grade }: CurriculumKanji): boolean {
  return grade !== null && grade <= 8
}

/** The kanji that are taught: all jōyō kanji and the chosen ones outside, as far as they are known. */
export function chooseKanji(kanji: ReadonlyMap<string, CurriculumKanji>): CurriculumKanji[] {
  const extra = extraKanji.flatMap((literal) => kanji.get(literal) ?? [])
  return [...new Set([...[...kanji.values()].filter(isJoyo), ...extra])]
}
