import { editDistance } from '@kotonoha/study/answers/edit-distance'
import { normaliseMeaning } from '@kotonoha/study/answers/normalise-meaning'

/** Slips within which another meaning is taken for a near one; few answers forgive more. */
const farthest = 2
/** Shorter answers must be exact, and of longer ones two slips do not make another word. */
const lengths = { from: 4, to: 14 }

/**
 * Finds meanings that differ from an answer by a slip or two of the keyboard (night, light), among
 * the meanings that are taught. By the deletions that lead from both to the same letters.
 */
export class SpellingNeighbours {
  private readonly byDeletion = new Map<string, string[]>()

  constructor(meanings: Iterable<string>) {
    for (const meaning of new Set([...meanings].map(normaliseMeaning))) {
      if (!isComparable(meaning)) continue
      for (const rest of listDeletions(meaning)) {
        const known = this.byDeletion.get(rest)
        if (known === undefined) this.byDeletion.set(rest, [meaning])
        else known.push(meaning)
      }
    }
  }

  /** Normalised, without the answer itself and its plural. */
  find(answer: string): string[] {
    const key = normaliseMeaning(answer)
    if (!isComparable(key)) return []
    const tolerance = key.length <= 5 ? 1 : farthest
    const near = new Set<string>()
    for (const rest of listDeletions(key)) {
      for (const meaning of this.byDeletion.get(rest) ?? []) {
        // Most that share some letters are longer or shorter by more than the slips.
        if (Math.abs(meaning.length - key.length) <= tolerance) near.add(meaning)
      }
    }
    return [...near].filter(
      (meaning) =>
        meaning !== key && !isPlural(meaning, key) && editDistance(meaning, key) <= tolerance,
    )
  }
}

function isComparable(meaning: string): boolean {
  return (
    meaning.length >= lengths.from && meaning.length <= lengths.to && /^(to )?\S+$/.test(meaning)
  )
}

/** The text and what is left of it without one or two letters. */
function listDeletions(text: string): Set<string> {
  const rests = new Set([text])
  addWithoutOne(text, rests)
  if (text.length > 5) for (const rest of [...rests].slice(1)) addWithoutOne(rest, rests)
  return rests
}

function addWithoutOne(text: string, rests: Set<string>): void {
  let index = 0
  for (const _ of text) {
    rests.add(text.slice(0, index) + text.slice(index + 1))
    index += 1
  }
}

/** A slip between one and several is forgiven: "hand" and "hands" are told apart by nobody. */
function isPlural(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return long === `${short}s` || long === `${short}es` || long === `${short.slice(0, -1)}ies`
}
