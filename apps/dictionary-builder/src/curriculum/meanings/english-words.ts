import { editDistance } from '@kotonoha/study/answers/edit-distance'
import { normaliseMeaning } from '@kotonoha/study/answers/normalise-meaning'
import { findTolerance } from '@kotonoha/study/answers/typo-tolerance'
import { mayBeNeighbours, SpellingNeighbours } from './spelling-neighbours'

/** A word inside longer glosses must be this frequent: a misprint is not. */
const fewestUses = 3

/**
 * The English words that meanings are made of. Whoever types one of them for another word has not
 * slipped on the keyboard: "emotion" is not "motion".
 */
export class EnglishWords {
  /** How often each is used. */
  private readonly uses = new Map<string, number>()
  /** Neighbours that stand beside each other as one meaning: spellings and forms of the same. */
  private readonly variants = new Map<string, Set<string>>()
  private readonly neighbours: SpellingNeighbours
  private readonly near = new Map<string, string[]>()

  constructor(meaningsOfSubjects: readonly (readonly string[])[]) {
    const inside = new Map<string, number>()
    const groups = meaningsOfSubjects.map((meanings) => [
      ...new Set(meanings.map(normaliseMeaning)),
    ])
    for (const key of groups.flat()) {
      this.uses.set(key, (this.uses.get(key) ?? 0) + 1)
      for (const word of key.split(' ')) inside.set(word, (inside.get(word) ?? 0) + 1)
    }
    for (const [word, uses] of inside) {
      if (uses >= fewestUses) this.uses.set(word, Math.max(uses, this.uses.get(word) ?? 0))
    }
    this.neighbours = new SpellingNeighbours(this.uses.keys())
    for (const group of groups) this.noteVariants(group)
  }

  /** Normalised words that would be forgiven as slips of one of these meanings, most used first. */
  listNear(meanings: readonly string[]): string[] {
    const own = new Set(meanings.map(normaliseMeaning))
    const words = new Set([...own].flatMap((key) => this.findNear(key)))
    return [...words]
      .filter((word) => !own.has(word))
      .toSorted(
        (one, other) => this.countUses(other) - this.countUses(one) || (one < other ? -1 : 1),
      )
  }

  private findNear(key: string): string[] {
    const known = this.near.get(key)
    if (known !== undefined) return known
    const found = this.neighbours
      .find(key)
      .filter((word) => !this.variants.get(key)?.has(word) && !isFormOf(word, key))
      .filter((word) => editDistance(word, key) <= findTolerance(word, key))
    this.near.set(key, found)
    return found
  }

  private noteVariants(group: readonly string[]): void {
    for (const one of group) {
      for (const other of group) {
        if (one === other || !mayBeNeighbours(one, other)) continue
        const known = this.variants.get(one)
        if (known === undefined) this.variants.set(one, new Set([other]))
        else known.add(other)
      }
    }
  }

  private countUses(word: string): number {
    return this.uses.get(word) ?? 0
  }
}

/** "loved" for "love": the word was known. */
function isFormOf(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return long === `${short}d` || long === `${short}ed`
}
