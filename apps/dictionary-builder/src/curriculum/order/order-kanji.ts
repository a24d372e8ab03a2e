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
 * costs: parts to learn with it, and strokes; unless a JLPT level would miss its deadline.
 */
export function orderKanji(
  kanji: readonly CurriculumKanji[],
  { parts }: Decomposition,
  weights: ReadonlyMap<string, number>,
): CurriculumKanji[] {
  let remaining = [...kanji]
    .sort((a, b) => (a.literal.codePointAt(0) ?? 0) - (b.literal.codePointAt(0) ?? 0))
    .map((each): Candidate => {
      const boost = levelBoosts[each.jlpt ?? 0] ?? 1
      const weight = weights.get(each.literal) ?? 0
      return { kanji: each, parts: parts.get(each.literal) ?? [], value: weight ** 0.5 * boost }
    })
  const ordered: CurriculumKanji[] = []
  const taught = new Set<string>()
  let newInLevel = 0
  while (remaining.length > 0) {
    if (ordered.length % kanjiPerLevel === 0) newInLevel = 0
    const urgent = listUrgent(remaining, ordered.length)
    const chosen = choose(urgent, taught, newInLevel)
    for (const part of chosen.parts) {
      if (!taught.has(part)) newInLevel += 1
      taught.add(part)
    }
    taught.add(chosen.kanji.literal)
    ordered.push(chosen.kanji)
    remaining = remaining.filter((each) => each !== chosen)
  }
  return ordered
}

/** Those from which the next must be taken, or else a deadline is missed; all where none presses. */
function listUrgent(remaining: readonly Candidate[], placed: number): readonly Candidate[] {
  for (const { jlpt, level } of deadlines) {
    const due = remaining.filter(({ kanji }) => (kanji.jlpt ?? 0) >= jlpt)
    if (due.length > 0 && due.length >= level * kanjiPerLevel - placed) return due
  }
  return remaining
}

function choose(
  candidates: readonly Candidate[],
  taught: ReadonlySet<string>,
  newInLevel: number,
): Candidate {
  let best: Candidate | undefined
  let bestScore = -1
  for (const limit of [componentsWanted, mostComponents, Number.POSITIVE_INFINITY]) {
    for (const candidate of candidates) {
      const added = candidate.parts.filter((part) => !taught.has(part)).length
      if (newInLevel + added > limit) continue
      const cost = 1 + costOfComponent * added + costOfStroke * candidate.kanji.strokeCount
      const score = candidate.value / cost
      if (score > bestScore) {
        best = candidate
        bestScore = score
      }
    }
    if (best !== undefined) return best
  }
  throw new Error('There is no kanji left to choose from')
}
