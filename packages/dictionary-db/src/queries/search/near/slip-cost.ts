/** What slips cost against each other: the likelier one is, the less it costs. */
interface SlipCosts {
  swapped: number
  /** Of two vowels, which nobody hears: wierd, recieve. */
  swappedVowels: number
  doubled: number
  /** Each of two letters that stand there twice, one pair after the other: rember for remember. */
  repeated: number
  /** A vowel that was meant and is not typed, and the other way round. */
  omittedVowel: number
  addedVowel: number
  omittedLetter: number
  addedLetter: number
  /** Of one letter for another, by `placeOfPair`. */
  replacement: Float64Array
}

/** Whoever writes by ear writes f for ph. */
const byEar = 0.6
/** The first letter is the one most surely right. */
const firstLetter = 0.5

const vowels = 'aeiouy'

/** Words are spelled by ear: their vowels are heard alike, and so are these. */
export const spellingCosts: SlipCosts = {
  swapped: 0.8,
  swappedVowels: 0.5,
  doubled: 0.6,
  repeated: 0.6,
  omittedVowel: 0.9,
  addedVowel: 0.9,
  omittedLetter: 1,
  addedLetter: 1,
  replacement: listReplacementCosts(1.2, [
    ...[...vowels].map((vowel) => ({ one: vowel, others: vowels, cost: 0.7 })),
    ...['ck', 'cs', 'sz', 'fv', 'gj', 'mn'].map(([one = '', others = '']) => ({
      one,
      others,
      cost: 0.8,
    })),
  ]),
}

/**
 * Romaji is written as it sounds, so that its vowels are seldom mistaken; two consonants side by side have
 * lost the vowel between them rather than gained one of each other.
 */
export const romajiCosts: SlipCosts = {
  swapped: 0.7,
  swappedVowels: 0.7,
  doubled: 0.6,
  repeated: 1.1,
  omittedVowel: 0.75,
  addedVowel: 0.9,
  omittedLetter: 1,
  addedLetter: 1.1,
  replacement: listReplacementCosts(1.2, [
    ...[...vowels].map((vowel) => ({ one: vowel, others: vowels, cost: 0.95 })),
    ...['rl', 'bv', 'cs', 'ck', 'nm', 'td', 'kg', 'sz', 'hf'].map(([one = '', others = '']) => ({
      one,
      others,
      cost: 0.9,
    })),
  ]),
}

/**
 * How unlikely it is that somebody who meant `meant` typed `typed`, in slips: about one for each,
 * and `undefined` beyond `most`. Slips of spelling (a vowel, a letter doubled or not) count less than
 * those of the finger.
 */
export function slipCost(
  typed: string,
  meant: string,
  most: number,
  costs = spellingCosts,
): number | undefined {
  if (Math.abs(typed.length - meant.length) > most + 1) return undefined
  const plain = weigh(typed, meant, most, costs)
  const heard =
    typed.includes('ph') === meant.includes('ph')
      ? plain
      : byEar + weigh(typed.replaceAll('ph', 'f'), meant.replaceAll('ph', 'f'), most, costs)
  const cost = Math.min(plain, heard) + (typed[0] === meant[0] ? 0 : firstLetter)
  return cost <= most ? cost : undefined
}

/** A text of so many characters at most is compared without asking for memory. */
const longest = 64
let before = new Float64Array(longest + 1)
let previous = new Float64Array(longest + 1)
let current = new Float64Array(longest + 1)
const typedAdded = new Float64Array(longest)
const meantOmitted = new Float64Array(longest)

/**
 * Damerau's distance (restricted: no letter is changed twice) with the costs above; infinite where it
 * is more than `most`, which two rows in turn tell before the end.
 */
function weigh(typed: string, meant: string, most: number, costs: SlipCosts): number {
  if (typed.length > longest || meant.length > longest) return Number.POSITIVE_INFINITY
  const { swapped, swappedVowels, replacement } = costs
  fillOmissionCosts(typed, typedAdded, costs, costs.addedVowel, costs.addedLetter)
  fillOmissionCosts(meant, meantOmitted, costs, costs.omittedVowel, costs.omittedLetter)
  const width = meant.length
  previous[0] = 0
  for (let at = 0; at < width; at += 1) {
    previous[at + 1] = (previous[at] ?? 0) + (meantOmitted[at] ?? 0)
  }
  let leastBefore = 0
  for (let row = 0; row < typed.length; row += 1) {
    const letter = typed.charCodeAt(row)
    const letterBefore = row > 0 ? typed.charCodeAt(row - 1) : -1
    const added = typedAdded[row] ?? 0
    let leastOfRow = (previous[0] ?? 0) + added
    current[0] = leastOfRow
    for (let at = 0; at < width; at += 1) {
      const other = meant.charCodeAt(at)
      let least =
        (previous[at] ?? 0) +
        (letter === other ? 0 : (replacement[placeOfPair(letter, other)] ?? 0))
      least = Math.min(least, (previous[at + 1] ?? 0) + added)
      least = Math.min(least, (current[at] ?? 0) + (meantOmitted[at] ?? 0))
      if (at > 0 && letterBefore === other && letter === meant.charCodeAt(at - 1)) {
        const cost = isVowel[letter] === 1 && isVowel[other] === 1 ? swappedVowels : swapped
        least = Math.min(least, (before[at - 1] ?? 0) + cost)
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

/** A letter that is there on one side only: the one of a double, of a pair that is there twice, a vowel, any other. */
function fillOmissionCosts(
  text: string,
  costs: Float64Array,
  { doubled, repeated }: SlipCosts,
  ofVowel: number,
  ofLetter: number,
): void {
  let endOfPairs = 0
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at)
    const next = text.charCodeAt(at + 1)
    if (letter === text.charCodeAt(at + 2) && next === text.charCodeAt(at + 3)) endOfPairs = at + 4
    const isDouble = letter === next || letter === text.charCodeAt(at - 1)
    const single = isVowel[letter] === 1 ? ofVowel : ofLetter
    costs[at] = isDouble ? doubled : at < endOfPairs ? Math.min(single, repeated) : single
  }
}

const isVowel = new Uint8Array(128)
for (const vowel of vowels) isVowel[vowel.charCodeAt(0)] = 1

/** By the codes of two letters, as far as they are of ASCII. */
function listReplacementCosts(
  usual: number,
  pairs: readonly { one: string; others: string; cost: number }[],
): Float64Array {
  const costs = new Float64Array(128 * 128 + 1).fill(usual)
  for (const { one, others, cost } of pairs) {
    for (const other of others) {
      costs[placeOfPair(one.charCodeAt(0), other.charCodeAt(0))] = cost
      costs[placeOfPair(other.charCodeAt(0), one.charCodeAt(0))] = cost
    }
  }
  return costs
}

/** All letters beyond ASCII are one. */
function placeOfPair(typed: number, meant: number): number {
  return typed < 128 && meant < 128 ? typed * 128 + meant : 128 * 128
}
