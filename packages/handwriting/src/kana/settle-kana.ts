import { findLookAlike } from '../templates/look-alikes'

interface Scored {
  character: string
  /** A logarithm of odds. */
  score: number
}

const kana = /^[ぁ-ゖァ-ヺー]$/u

/** How much the network's word counts beside that of the ranking. */
const trust = 1
/** However unlikely a kana looks to the network, it costs no more. */
const least = -12

function addUp(logarithms: readonly number[]): number {
  const highest = Math.max(...logarithms)
  return highest + Math.log(logarithms.reduce((sum, each) => sum + Math.exp(each - highest), 0))
}

/**
 * Shares among the kana what the ranking gives to all of them together, by its scores and by
 * `weigh`, which knows kana as a whole. What is no kana keeps its score, so that between kanji and
 * kana nothing is decided anew.
 */
export function settleKana<Candidate extends Scored>(
  candidates: readonly Candidate[],
  weigh: () => ReadonlyMap<string, number>,
): Candidate[] {
  if (candidates.filter(({ character }) => kana.test(character)).length < 2) return [...candidates]
  const likely = weigh()
  const bestOf = new Map<string, number>()
  for (const { character, score } of candidates) {
    const name = findLookAlike(character)
    if (likely.has(name)) bestOf.set(name, Math.max(score, bestOf.get(name) ?? -Infinity))
  }
  const settled = new Map(
    [...bestOf].map(([name, score]) => [
      name,
      score + trust * Math.max(least, likely.get(name) ?? least),
    ]),
  )
  const given = addUp([...bestOf.values()]) - addUp([...settled.values()])
  return candidates.map((candidate) => {
    const name = findLookAlike(candidate.character)
    const best = bestOf.get(name)
    if (best === undefined) return candidate
    return { ...candidate, score: candidate.score - best + (settled.get(name) ?? best) + given }
  })
}
