import type { Decomposition } from './decompose'

/** What a part gets of the weight of every kanji it is in. */
const passedOn = 0.35

/** A kanji that one corpus lacks is not impossible there, only rarer than all the others. */
const shareOfUnseen = 1e-8

/** Geometric mean of the shares in all corpora: one corpus alone makes no kanji frequent. */
export function toFrequency(
  literal: string,
  corpora: readonly ReadonlyMap<string, number>[],
): number {
  if (corpora.length === 0) return shareOfUnseen
  const logarithms = corpora.map((shares) => Math.log(shares.get(literal) ?? shareOfUnseen))
  return Math.exp(logarithms.reduce((sum, each) => sum + each, 0) / corpora.length)
}

/**
 * Distributed node weights (Yan et al. 2013, PLoS ONE 8:e69745): a part weighs its own frequency
 * and some of the weight of every kanji it is in, whose weight grew in the same way.
 */
export function weighKanji(
  kanji: readonly string[],
  { parts }: Decomposition,
  corpora: readonly ReadonlyMap<string, number>[],
): Map<string, number> {
  const containers = new Map<string, string[]>()
  for (const [literal, own] of parts) {
    for (const part of own) {
      const known = containers.get(part)
      if (known === undefined) containers.set(part, [literal])
      else known.push(literal)
    }
  }
  const weights = new Map<string, number>()
  const open = new Set<string>()
  const weigh = (literal: string): number => {
    const known = weights.get(literal)
    if (known !== undefined) return known
    // Two kanji that name each other as parts would never end.
    if (open.has(literal)) return 0
    open.add(literal)
    let sum = 0
    for (const container of containers.get(literal) ?? []) sum += weigh(container)
    open.delete(literal)
    const weight = toFrequency(literal, corpora) + passedOn * sum
    weights.set(literal, weight)
    return weight
  }
  return new Map(kanji.map((literal) => [literal, weigh(literal)]))
}
