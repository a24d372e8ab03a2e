import { editDistance } from '@kotonoha/study/answers/edit-distance'
import { normaliseMeaning } from '@kotonoha/study/answers/normalise-meaning'

/** Slips within which another meaning is taken for a near one; few answers forgive more. */
const farthest = 2
/** Shorter answers must be exact, and of longer ones two slips do not make another word. */
const lengths = { from: 4, to: 14 }
/** A hash of 32 bits and a place below this are a whole number without loss. */
const mostMeanings = 2 ** 21

/**
 * Finds meanings that differ from an answer by a slip or two of the keyboard (night, light), among
 * the meanings that are taught. By the deletions that lead from both to the same letters: of tens
 * of thousands of words these are millions, so each is kept as a number and not as a text. Two that
 * share a number by chance are told apart by their distance.
 */
export class SpellingNeighbours {
  private readonly meanings: readonly string[]
  /** In order: the hash of what is left, and in the lowest digits the place of its meaning. */
  private readonly deletions: Float64Array

  constructor(meanings: Iterable<string>) {
    this.meanings = [...new Set([...meanings].map(normaliseMeaning))].filter(isComparable)
    if (this.meanings.length > mostMeanings) throw new Error('more meanings than places')
    const count = this.meanings.reduce((sum, meaning) => sum + countDeletions(meaning), 0)
    this.deletions = new Float64Array(count)
    let filled = 0
    for (const [place, meaning] of this.meanings.entries()) {
      eachDeletion(meaning, (hash) => {
        this.deletions[filled] = hash * mostMeanings + place
        filled += 1
      })
    }
    this.deletions.sort()
  }

  /** Normalised, without the answer itself and its plural. */
  find(answer: string): string[] {
    const key = normaliseMeaning(answer)
    if (!isComparable(key)) return []
    const tolerance = key.length <= 5 ? 1 : farthest
    const near = new Set<string>()
    eachDeletion(key, (hash) => {
      const last = (hash + 1) * mostMeanings
      for (let at = this.findFrom(hash * mostMeanings); ; at += 1) {
        const deletion = this.deletions[at]
        if (deletion === undefined || deletion >= last) return
        const meaning = this.meanings[deletion % mostMeanings] ?? ''
        // Most that share some letters are longer or shorter by more than the slips.
        if (Math.abs(meaning.length - key.length) <= tolerance) near.add(meaning)
      }
    })
    return [...near].filter(
      (meaning) =>
        meaning !== key && !isPlural(meaning, key) && editDistance(meaning, key) <= tolerance,
    )
  }

  /** The place of the first deletion that is not below a number. */
  private findFrom(least: number): number {
    let from = 0
    let to = this.deletions.length
    while (from < to) {
      const middle = (from + to) >>> 1
      if ((this.deletions[middle] ?? 0) < least) from = middle + 1
      else to = middle
    }
    return from
  }
}

/** Whether two normalised texts may be found as neighbours of each other. */
export function mayBeNeighbours(one: string, other: string): boolean {
  return (
    Math.abs(one.length - other.length) <= farthest &&
    isComparable(one) &&
    isComparable(other) &&
    editDistance(one, other) <= farthest
  )
}

function isComparable(meaning: string): boolean {
  return (
    meaning.length >= lengths.from && meaning.length <= lengths.to && /^(to )?\S+$/.test(meaning)
  )
}

function countDeletions({ length }: string): number {
  return 1 + length + (length > 5 ? (length * (length - 1)) / 2 : 0)
}

/** The hashes of a text and of what is left of it without one or two letters. */
function eachDeletion(text: string, use: (hash: number) => void): void {
  use(hashWithout(text))
  for (let one = 0; one < text.length; one += 1) use(hashWithout(text, one))
  if (text.length <= 5) return
  for (let one = 0; one < text.length; one += 1) {
    for (let other = one + 1; other < text.length; other += 1) use(hashWithout(text, one, other))
  }
}

/** FNV-1a over its letters but those at one or two places; 32 bits. */
function hashWithout(text: string, one = -1, other = -1): number {
  let hash = 0x811c9dc5
  for (let place = 0; place < text.length; place += 1) {
    if (place === one || place === other) continue
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193)
  }
  return hash >>> 0
}

/** A slip between one and several is forgiven: "hand" and "hands" are told apart by nobody. */
function isPlural(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return long === `${short}s` || long === `${short}es` || long === `${short.slice(0, -1)}ies`
}
