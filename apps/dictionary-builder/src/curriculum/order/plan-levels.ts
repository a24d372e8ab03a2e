import type { CurriculumKanji } from '../curriculum-input'
import type { Decomposition } from './decompose'
import { kanjiPerLevel } from './level-sizes'

export interface PlannedLevel {
  /** From 1. */
  level: number
  /** Shapes that are taught for themselves, in the order of their first use. */
  components: readonly string[]
  /** In the order of teaching: a kanji that is part of another comes before it. */
  kanji: readonly CurriculumKanji[]
}

/** Cuts the order into levels, and teaches each part just before it is first needed. */
export function planLevels(
  ordered: readonly CurriculumKanji[],
  { parts }: Decomposition,
): PlannedLevel[] {
  const levels: PlannedLevel[] = []
  const taught = new Set<string>()
  for (let start = 0; start < ordered.length; start += kanjiPerLevel) {
    const kanji = putPartsFirst(ordered.slice(start, start + kanjiPerLevel), parts)
    const components: string[] = []
    for (const { literal } of kanji) {
      for (const part of parts.get(literal) ?? []) {
        if (taught.has(part)) continue
        taught.add(part)
        components.push(part)
      }
      taught.add(literal)
    }
    levels.push({ level: levels.length + 1, components, kanji })
  }
  return levels
}

function putPartsFirst(
  kanji: readonly CurriculumKanji[],
  parts: ReadonlyMap<string, readonly string[]>,
): CurriculumKanji[] {
  const byLiteral = new Map(kanji.map((each) => [each.literal, each]))
  const placed = new Set<CurriculumKanji>()
  const open = new Set<string>()
  const place = (each: CurriculumKanji) => {
    if (placed.has(each) || open.has(each.literal)) return
    open.add(each.literal)
    for (const part of parts.get(each.literal) ?? []) {
      const own = byLiteral.get(part)
      if (own !== undefined) place(own)
    }
    placed.add(each)
  }
  for (const each of kanji) place(each)
  return [...placed]
}
