import type { StoredComponentSubject } from '@kotonoha/dictionary-db/tables/curriculum-tables'
import { drawComponent } from '../drafts/component-drawing'
import type { KanjivgDrawing } from '../sources/kanjivg/kanjivg-drawing'
import { draftComponent, toCharacterId } from './draft-kanji'
import type { CurriculumPlan } from './plan-curriculum'

/** More would be a list to skim. */
const mostRelated = 12

/** What the page of each component shows, by its shape, in the order of teaching. */
export function toComponentFacts(
  plan: CurriculumPlan,
  drawings: ReadonlyMap<string, KanjivgDrawing>,
): Map<string, StoredComponentSubject> {
  const components = plan.levels.flatMap((level) => level.components)
  const foundIn = listContainers(plan)
  return new Map(
    components.map((literal) => {
      const fullForm = plan.decomposition.known.get(literal)?.fullForm ?? null
      return [
        literal,
        {
          names: [...draftComponent(literal, 1, plan).meanings],
          variants: fullForm === null ? [] : [fullForm],
          foundIn: (foundIn.get(literal) ?? []).map((kanji) => toCharacterId('kanji', kanji)),
          related: listRelated(literal, components, plan),
          drawing: drawComponent(literal, drawings),
        },
      ]
    }),
  )
}

function listContainers(plan: CurriculumPlan): Map<string, string[]> {
  const containers = new Map<string, string[]>()
  for (const { literal } of plan.levels.flatMap(({ kanji }) => kanji)) {
    for (const part of plan.decomposition.parts.get(literal) ?? []) {
      const known = containers.get(part)
      if (known === undefined) containers.set(part, [literal])
      else known.push(literal)
    }
  }
  return containers
}

/** Other shapes of the same thing (忄 and ⺗), what is drawn within it, and what it is within. */
function listRelated(literal: string, components: readonly string[], plan: CurriculumPlan) {
  const { known } = plan.decomposition
  const own = known.get(literal)
  const isSame = (other: string) => {
    const form = known.get(other)?.fullForm ?? null
    return form === literal || (form !== null && form === own?.fullForm)
  }
  const related = [
    ...[own?.fullForm ?? '', ...components.filter(isSame)],
    ...(own?.inner ?? []),
    ...components.filter((other) => known.get(other)?.inner.has(literal) === true),
  ]
  const taught = new Set(components)
  const ids = related.flatMap((other) => {
    if (other === literal) return []
    if (taught.has(other)) return toCharacterId('component', other)
    return plan.kanji.has(other) ? toCharacterId('kanji', other) : []
  })
  return [...new Set(ids)].slice(0, mostRelated)
}
