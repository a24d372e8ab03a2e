import type { KanjiDraft } from '../../drafts/kanji-draft'
import { listElements } from './component-tree'
import type { Relation, RelationFinder } from './related-kanji'
import { describeComponent, listTopComponents } from './top-components'

/** Kanji that have this one as a part: first those in which it is plainly seen. */
export function createContainerFinder(usual: readonly KanjiDraft[]): RelationFinder {
  const containers = new Map<string, Set<KanjiDraft>>()
  for (const kanji of usual) {
    if (kanji.drawing?.tree == null) continue
    for (const element of listElements(kanji.drawing.tree)) {
      const known = containers.get(element) ?? new Set()
      containers.set(element, known.add(kanji))
    }
  }
  return ({ literal }) => {
    const plain: Relation[] = []
    const within: Relation[] = []
    for (const container of containers.get(literal) ?? []) {
      const placed = listTopComponents(container).find((each) => each.literal === literal)
      if (placed !== undefined) plain.push([container.literal, `has ${describeComponent(placed)}`])
      else within.push([container.literal, `has ${literal} within`])
    }
    return [...plain, ...within]
  }
}

/** How much of the two kanji must be the same; below it the likeness is one small part. */
const sharedPart = 0.35

/**
 * Kanji made of the same components. A component counts the more the rarer it is: 口 is in
 * hundreds of kanji and says little about any two of them.
 */
export function createSharedComponentFinder(usual: readonly KanjiDraft[]): RelationFinder {
  const elements = new Map(usual.map((kanji) => [kanji, listParts(kanji)]))
  const kanjiWith = new Map<string, KanjiDraft[]>()
  for (const [kanji, parts] of elements) {
    for (const part of parts) {
      const known = kanjiWith.get(part)
      if (known === undefined) kanjiWith.set(part, [kanji])
      else known.push(kanji)
    }
  }
  // Every kanji is compared with hundreds of others.
  const weights = new Map(
    [...kanjiWith].map(([part, { length }]) => [part, Math.log(usual.length / length + 1)]),
  )
  const weightOfOthers = Math.log(usual.length + 1)
  const weightOf = (part: string) => weights.get(part) ?? weightOfOthers
  const weigh = (parts: readonly string[]) => parts.reduce((sum, part) => sum + weightOf(part), 0)
  const wholes = new Map([...elements].map(([kanji, parts]) => [kanji, weigh(parts)]))

  return (kanji) => {
    const own = elements.get(kanji) ?? listParts(kanji)
    const shared = new Map<KanjiDraft, string[]>()
    for (const part of own) {
      for (const other of kanjiWith.get(part) ?? []) {
        const known = shared.get(other)
        if (known === undefined) shared.set(other, [part])
        else known.push(part)
      }
    }
    const ownWeight = weigh(own)
    return [...shared]
      .map(([other, parts]) => {
        const common = weigh(parts)
        const all = ownWeight + (wholes.get(other) ?? 0) - common
        return { other, parts, likeness: common / all }
      })
      .filter(({ likeness }) => likeness >= sharedPart)
      .sort((a, b) => b.likeness - a.likeness)
      .slice(0, 40)
      .map(({ other, parts }) => [other.literal, `shares ${nameParts(parts, weightOf)}`])
  }
}

/** The named elements of the drawing; without one, the components of KRADFILE. */
function listParts({ drawing, components }: KanjiDraft): string[] {
  return drawing?.tree == null ? components : [...listElements(drawing.tree)]
}

/** The two most telling parts, in the order of writing. */
function nameParts(parts: readonly string[], weightOf: (part: string) => number): string {
  const telling = [...parts].sort((a, b) => weightOf(b) - weightOf(a)).slice(0, 2)
  return parts.filter((part) => telling.includes(part)).join(' and ')
}
