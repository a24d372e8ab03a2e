const units = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen'],
  'nineteen',
]
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const ordinals = [
  ...['zeroth', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'],
  ...['ninth', 'tenth', 'eleventh', 'twelfth'],
]

const valueOfWord = new Map<string, number>([
  ...units.map((word, value): [string, number] => [word, value]),
  ...tens.map((word, place): [string, number] => [word, 20 + 10 * place]),
])
const multipliers = new Map([
  ['hundred', 100],
  ['thousand', 1000],
  ['million', 1_000_000],
  ['billion', 1_000_000_000],
  ['trillion', 1_000_000_000_000],
])
const ordinalOf = new Map(ordinals.map((word, value) => [word, value]))

/**
 * The words of an answer with its numbers in digits: `["twenty", "four", "hours"]` is
 * `["24", "hours"]`, "first" is "1". Numbers that are said otherwise ("a score") stay.
 */
export function toDigits(words: readonly string[]): string[] {
  const written: string[] = []
  let number: number | undefined
  const finish = () => {
    if (number !== undefined) written.push(String(number))
    number = undefined
  }
  for (const word of words) {
    const value = valueOfWord.get(word) ?? (/^\d{1,15}$/.test(word) ? Number(word) : undefined)
    const multiplier = multipliers.get(word)
    if (multiplier !== undefined) {
      number = (number ?? 1) * multiplier
    } else if (value !== undefined) {
      // "Twenty four" and "hundred one" add up; "four five" are two numbers.
      if (number !== undefined && (number < 20 || value >= 10 ** countZeros(number))) finish()
      number = (number ?? 0) + value
    } else {
      finish()
      const ordinal = ordinalOf.get(word) ?? toOrdinal(word)
      written.push(ordinal === undefined ? word : `${ordinal}.`)
    }
  }
  finish()
  return written
}

function toOrdinal(word: string): number | undefined {
  const [, digits] = /^(\d{1,4})(?:st|nd|rd|th)$/.exec(word) ?? []
  return digits === undefined ? undefined : Number(digits)
}

/** Digits that are still free: two in 100. */
function countZeros(number: number): number {
  return /0*$/.exec(String(number))?.[0].length ?? 0
}
