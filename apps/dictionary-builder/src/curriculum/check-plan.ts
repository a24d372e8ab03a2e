import { kanjiPerLevel } from './order/level-sizes'
import type { CurriculumPlan } from './plan-curriculum'

/**
 * What must hold of every curriculum, whatever its sources; returns what is broken. Figures that
 * depend on the sources are in the report.
 */
export function listBrokenRules(plan: CurriculumPlan): string[] {
  const broken: string[] = []
  const order = plan.levels.flatMap(({ kanji }) => kanji.map(({ literal }) => literal))
  if (new Set(order).size !== order.length) broken.push('a kanji is taught twice')
  if (order.length !== plan.kanji.size) broken.push('a kanji is not taught')
  for (const { level, kanji } of plan.levels.slice(0, -1)) {
    if (kanji.length !== kanjiPerLevel) broken.push(`level ${level} has ${kanji.length} kanji`)
  }

  const known = new Set<string>()
  for (const { level, components, kanji } of plan.levels) {
    for (const component of components) known.add(component)
    for (const { literal } of kanji) {
      const missing = (plan.decomposition.parts.get(literal) ?? []).filter(
        (part) => !known.has(part),
      )
      if (missing.length > 0) {
        broken.push(`${literal} of level ${level} needs ${missing.join('')} before`)
      }
      known.add(literal)
    }
  }
  for (const [word, level] of plan.core) {
    const untaught = word.kanji.filter(
      (literal) => (plan.levelOfKanji.get(literal) ?? Number.POSITIVE_INFINITY) > level,
    )
    if (untaught.length > 0) {
      broken.push(`${word.spelling.text} of level ${level} needs ${untaught.join('')}`)
    }
  }
  return broken
}
