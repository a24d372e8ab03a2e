import type { CurriculumKanji } from '../curriculum-input'
import type { Decomposition } from './decompose'
import { componentsWanted, deadlines, kanjiPerLevel, mostComponents } from './level-sizes'

/** How much sooner a kanji comes for its JLPT level: N1 or none, N2, N3, N4, N5. */
const levelBoosts = [1, 1, 1.5, 2.4, 5, 8]

const costOfComponent = 0.4
const costOfStroke = 0.03

interface Candidate {
  kanji: CurriculumKanji
  parts: readonly string[]
  /** Weight and level; what it costs changes while parts are taught. */
  value: number
}

/**
 * The kanji in the order of teaching. Every place goes to the one that is worth most for what it
 * costs: parts to learn with it, and strokes; unless a JLPT level would miss its deadline. Of those
 * that are worth as much the first one is taken.
 */
export function orderKanji(
  kanji: readonly CurriculumKanji[],
  { parts }: Decomposition,
  weights: ReadonlyMap<string, number>,
): CurriculumKanji[] {
  let remaining = kanji.map((each): Candidate => {
    const boost = levelBoosts[each.jlpt ?? 0] ?? 1
    const weight = weights.get(each.literal) ?? 0
    return { kanji: each, parts: parts.get(each.literal) ?? [], value: weight ** 0.5 * boost }
  })
  const ordered: CurriculumKanji[] = []
  const taught = new Set<string>()
  /** Parts that this level must teach as items of their own. */
  let newInLevel = new Set<string>()
  while (remaining.length > 0) {
    if (ordered.length % kanjiPerLevel === 0) newInLevel = new Set()
    const urgency = findUrgency(remaining, ordered.length, taught, newInLevel.size)
    const chosen = choose(remaining, urgency, taught, newInLevel.size)
    const { literal } = chosen.kanji
    for (const part of chosen.parts) {
      if (!taught.has(part)) newInLevel.add(part)
      taught.add(part)
    }
    // As a kanji of the same level it is no item of its own any more.
    newInLevel.delete(literal)
    taught.add(literal)
    ordered.push(chosen.kanji)
    remaining = remaining.filter((each) => each !== chosen)
  }
  return ordered
}

/** Kanji that a deadline presses for; `must` where every place left before it is theirs. */
interface Urgency {
  due: readonly Candidate[]
  must: boolean
}

/** The first deadline that would be missed if others came first: for want of places or of parts. */
function findUrgency(
  remaining: readonly Candidate[],
  placed: number,
  taught: ReadonlySet<string>,
  newInLevel: number,
): Urgency | undefined {
  for (const { jlpt, level } of deadlines) {
    const due = remaining.filter(({ kanji }) => (kanji.jlpt ?? 0) >= jlpt)
    if (due.length === 0) continue
    if (due.length >= level * kanjiPerLevel - placed) return { due, must: true }
    const literals = new Set(due.map(({ kanji }) => kanji.literal))
    const newParts = new Set(
      due.flatMap(({ parts }) => parts.filter((part) => !taught.has(part) && !literals.has(part))),
    )
    const levelsLeft = level - Math.floor(placed / kanjiPerLevel)
    if (newParts.size >= levelsLeft * componentsWanted - newInLevel) return { due, must: false }
  }
  return undefined
}

function choose(
  remaining: readonly Candidate[],
  urgency: Urgency | undefined,
  taught: ReadonlySet<string>,
  newInLevel: number,
): Candidate {
  const due = urgency?.due ?? remaining
  const others = urgency?.must === true ? due : remaining
  const pick = (candidates: readonly Candidate[], most: number) =>
    pickBest(candidates, taught, most - newInLevel)
  const chosen =
    pick(due, componentsWanted) ??
    pick(others, componentsWanted) ??
    pick(due, mostComponents) ??
    pick(due, Number.POSITIVE_INFINITY)
  if (chosen === undefined) throw new Error('There is no kanji left to choose from')
  return chosen
}

/** The best of those that bring no more than so many new parts. */
function pickBest(
  candidates: readonly Candidate[],
  taught: ReadonlySet<string>,
  mostNew: number,
): Candidate | undefined {
  let best: Candidate | undefined
  let bestScore = -1
  for (const candidate of candidates) {
    const added = candidate.parts.filter((part) => !taught.has(part)).length
    if (added > mostNew) continue
    const cost = 1 + costOfComponent * added + costOfStroke * candidate.kanji.strokeCount
    const score = candidate.value / cost
    if (score > bestScore) {
      best = candidate
      bestScore = score
    }
  }
  return best
}
