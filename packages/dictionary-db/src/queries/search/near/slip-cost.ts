/** What slips cost against each other: the likelier one is, the less it costs. */
const swapped = 0.8
const doubled = 0.6
const omittedVowel = 0.9
const omittedLetter = 1
const otherVowel = 0.7
const soundsAlike = 0.8
const otherLetter = 1.2
/** Whoever writes by ear writes f for ph. */
const byEar = 0.6
/** The first letter is the one most surely right. */
const firstLetter = 0.5

const vowels = 'aeiouy'
const alike = ['ck', 'cs', 'sz', 'fv', 'gj', 'mn']

/**
 * How unlikely it is that somebody who meant `meant` typed `typed`, in slips: about one for each,
 * and `undefined` beyond `most`. Slips of spelling (a vowel, a letter doubled or not) count less than
 * those of the finger.
 */
export function slipCost(typed: string, meant: string, most: number): number | undefined {
  if (Math.abs(typed.length - meant.length) > most + 1) return undefined
  const plain = weigh(typed, meant, most)
  const heard =
    typed.includes('ph') === meant.includes('ph')
      ? plain
      : byEar + weigh(typed.replaceAll('ph', 'f'), meant.replaceAll('ph', 'f'), most)
  const cost = Math.min(plain, heard) + (typed[0] === meant[0] ? 0 : firstLetter)
  return cost <= most ? cost : undefined
}

/** A text of so many characters at most is compared without asking for memory. */
const longest = 64
let before = new Float64Array(longest + 1)
let previous = new Float64Array(longest + 1)
let current = new Float64Array(longest + 1)
const typedOmitted = new Float64Array(longest)
const meantOmitted = new Float64Array(longest)

/**
 * Damerau's distance (restricted: no letter is changed twice) with the costs above; infinite where it
 * is more than `most`, which two rows in turn tell before the end.
 */
function weigh(typed: string, meant: string, most: number): number {
  if (typed.length > longest || meant.length > longest) return Number.POSITIVE_INFINITY
  fillOmissionCosts(typed, typedOmitted)
  fillOmissionCosts(meant, meantOmitted)
  const width = meant.length
  previous[0] = 0
  for (let at = 0; at < width; at += 1) {
    previous[at + 1] = (previous[at] ?? 0) + (meantOmitted[at] ?? 0)
  }
  let leastBefore = 0
  for (let row = 0; row < typed.length; row += 1) {
    const letter = typed.charCodeAt(row)
    const letterBefore = row > 0 ? typed.charCodeAt(row - 1) : -1
    const omitted = typedOmitted[row] ?? 0
    let leastOfRow = (previous[0] ?? 0) + omitted
    current[0] = leastOfRow
    for (let at = 0; at < width; at += 1) {
      const other = meant.charCodeAt(at)
      let least = (previous[at] ?? 0) + (letter === other ? 0 : replacementCost(letter, other))
      least = Math.min(least, (previous[at + 1] ?? 0) + omitted)
      least = Math.min(least, (current[at] ?? 0) + (meantOmitted[at] ?? 0))
      if (at > 0 && letterBefore === other && letter === meant.charCodeAt(at - 1)) {
        least = Math.min(least, (before[at - 1] ?? 0) + swapped)
      }
      current[at + 1] = least
      if (least < leastOfRow) leastOfRow = least
    }
    if (leastOfRow > most && leastBefore > most) return Number.POSITIVE_INFINITY
    leastBefore = leastOfRow
    const free = before
    before = previous
    previous = current
    current = free
  }
  return previous[width] ?? 0
}

/** A letter that is there on one side only: the one of a double, a vowel, any other. */
function fillOmissionCosts(text: string, costs: Float64Array): void {
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at)
    const isDouble = letter === text.charCodeAt(at - 1) || letter === text.charCodeAt(at + 1)
    costs[at] = isDouble ? doubled : isVowel[letter] === 1 ? omittedVowel : omittedLetter
  }
}

const isVowel = new Uint8Array(128)
for (const vowel of vowels) isVowel[vowel.charCodeAt(0)] = 1

/** By the codes of two letters, as far as they are of ASCII. */
const replacementCosts = new Float64Array(128 * 128).fill(otherLetter)
for (const one of vowels) {
  for (const other of vowels) setReplacementCost(one, other, otherVowel)
}
for (const [one = '', other = ''] of alike) setReplacementCost(one, other, soundsAlike)

function setReplacementCost(one: string, other: string, cost: number): void {
  replacementCosts[one.charCodeAt(0) * 128 + other.charCodeAt(0)] = cost
  replacementCosts[other.charCodeAt(0) * 128 + one.charCodeAt(0)] = cost
}

function replacementCost(typed: number, meant: number): number {
  return typed < 128 && meant < 128 ? (replacementCosts[typed * 128 + meant] ?? 0) : otherLetter
}
