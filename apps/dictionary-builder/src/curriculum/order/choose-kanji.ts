import type { CurriculumKanji } from '../curriculum-input'
import { extraKanji } from '../overrides/extra-kanji'

/** Grades of KANJIDIC2: 1 to 6 are taught in primary school, 8 in secondary school. */
function isJoyo({ grade }: CurriculumKanji): boolean {
  return grade !== null && grade <= 8
}

/**
 * The kanji that are taught: all jōyō kanji and the chosen ones outside, as far as they are known.
 *
 * In the order of their code points: which of two kanji that are parts of each other is weighed
 * first, and the order in which weights are summed, would else follow that of the sources.
 */
export function chooseKanji(kanji: ReadonlyMap<string, CurriculumKanji>): CurriculumKanji[] {
  const extra = extraKanji.flatMap((literal) => kanji.get(literal) ?? [])
  const chosen = new Set([...[...kanji.values()].filter(isJoyo), ...extra])
  return [...chosen].sort((a, b) => toCodePoint(a) - toCodePoint(b))
}

function toCodePoint({ literal }: CurriculumKanji): number {
  return literal.codePointAt(0) ?? 0
}
