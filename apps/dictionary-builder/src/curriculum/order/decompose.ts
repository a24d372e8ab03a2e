import type { DrawnElement } from '../../sources/kanjivg/kanjivg-drawing'
import type { CurriculumKanji } from '../curriculum-input'
import { componentNames } from '../overrides/component-names'
import { componentReplacements } from '../overrides/component-replacements'

/** A shape that kanji are made of. */
export interface Part {
  literal: string
  strokeCount: number
  /** The full form that it mostly stands for: 水 of 氵. */
  fullForm: string | null
  /** Shapes drawn within it: 土 and 寸 of 寺. */
  inner: ReadonlySet<string>
}

/** How the kanji of the curriculum are made of parts that can be taught. */
export interface Decomposition {
  /** By kanji: its parts in the order of writing, each once. */
  parts: ReadonlyMap<string, readonly string[]>
  /** By shape: what is known of it. */
  known: ReadonlyMap<string, Part>
}

/** A single stroke is nothing to name, unless it is a kanji of its own (一, 乙). */
const fewestStrokes = 2
/** A shape that only one kanji has saves no work when it is learnt for itself. */
const fewestKanji = 2

/**
 * Takes every kanji apart into the nearest parts that are kanji of the curriculum or shapes that
 * come back in several of them; other groups are replaced by their own parts.
 */
export function decompose(kanji: readonly CurriculumKanji[]): Decomposition {
  const taught = new Set(kanji.map(({ literal }) => literal))
  const groups = new Map(kanji.map((each) => [each.literal, listGroups(each)]))
  const known = describeParts(groups)
  // Without a name of ours nobody could answer what the shape is called.
  const isWorthwhile = ({ literal, strokeCount }: Part) =>
    strokeCount >= fewestStrokes && componentNames.has(literal)
  const candidates = [...known.values()].filter(isWorthwhile).map(({ literal }) => literal)
  let teachable = new Set([...taught, ...candidates])
  for (;;) {
    const parts = takeApart(groups, teachable)
    const uses = countUses(parts)
    const kept = [...teachable].filter(
      (literal) => taught.has(literal) || (uses.get(literal) ?? 0) >= fewestKanji,
    )
    if (kept.length === teachable.size) return { parts, known }
    // What is dropped leaves its own parts to its kanji, so these may come back more often now.
    teachable = new Set(kept)
  }
}

function takeApart(
  groups: ReadonlyMap<string, readonly Group[]>,
  teachable: ReadonlySet<string>,
): Map<string, string[]> {
  const nearest = [...groups].map(([literal, own]): [string, string[]] => [
    literal,
    [...new Set(findNearest(own, literal, (part) => teachable.has(part)))],
  ])
  return new Map(nearest)
}

function countUses(parts: ReadonlyMap<string, readonly string[]>): Map<string, number> {
  const uses = new Map<string, number>()
  for (const part of [...parts.values()].flat()) uses.set(part, (uses.get(part) ?? 0) + 1)
  return uses
}

interface Group {
  literal: string
  strokeCount: number
  fullForm: string | null
  children: readonly Group[]
}

function listGroups({ literal, drawing, components }: CurriculumKanji): Group[] {
  const tree = drawing?.tree ?? null
  if (tree !== null) return tree.children.flatMap(toGroups)
  return components
    .filter((component) => component !== literal)
    .map((component) => ({ literal: component, strokeCount: 2, fullForm: null, children: [] }))
}

/** The group itself where it has a name, else the groups within it. */
function toGroups({ element, original, part, children, strokeIndices }: DrawnElement): Group[] {
  // A shape drawn in several pieces (行 around 街) counts at its first piece.
  if (part !== null && part !== 1) return []
  const inner = children.flatMap(toGroups)
  if (element === null) return inner
  const literal = componentReplacements.get(element) ?? element
  if (literal === '') return inner
  const fullForm = original === null || original === literal ? null : original
  return [{ literal, strokeCount: strokeIndices.length, fullForm, children: inner }]
}

function flatten(groups: readonly Group[]): Group[] {
  return groups.flatMap((group) => [group, ...flatten(group.children)])
}

function describeParts(byKanji: ReadonlyMap<string, readonly Group[]>): Map<string, Part> {
  const groupsOf = new Map<string, Group[]>()
  for (const group of [...byKanji.values()].flatMap(flatten)) {
    const known = groupsOf.get(group.literal)
    if (known === undefined) groupsOf.set(group.literal, [group])
    else known.push(group)
  }
  return new Map([...groupsOf].map(([literal, groups]) => [literal, toPart(literal, groups)]))
}

function toPart(literal: string, groups: readonly Group[]): Part {
  const forms = new Map<string, number>()
  for (const { fullForm } of groups) {
    if (fullForm !== null) forms.set(fullForm, (forms.get(fullForm) ?? 0) + 1)
  }
  // ⺍ is つ once and 吅 once: a form that few kanji speak for explains nothing.
  const usual = [...forms].find(([, count]) => 2 * count > groups.length)
  return {
    literal,
    // A piece of a divided shape, or one with strokes missing, has fewer than the whole.
    strokeCount: Math.max(...groups.map(({ strokeCount }) => strokeCount)),
    fullForm: usual?.[0] ?? null,
    inner: new Set(groups.flatMap(({ children }) => flatten(children).map((each) => each.literal))),
  }
}

function findNearest(
  groups: readonly Group[],
  root: string,
  isTeachable: (literal: string) => boolean,
): string[] {
  return groups.flatMap((group) =>
    group.literal !== root && isTeachable(group.literal)
      ? group.literal
      : findNearest(group.children, root, isTeachable),
  )
}
