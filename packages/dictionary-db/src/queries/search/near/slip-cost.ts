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

const vowels = new Set('aeiouy')
const alike = new Set(['ck', 'kc', 'cs', 'sc', 'sz', 'zs', 'fv', 'vf', 'gj', 'jg', 'mn', 'nm'])

/**
 * How unlikely it is that somebody who meant `meant` typed `typed`, in slips: about one for each,
 * and `undefined` beyond `most`. Slips of spelling (a vowel, a letter doubled or not) count less than
 * those of the finger.
 */
export function slipCost(typed: string, meant: string, most: number): number | undefined {
  if (Math.abs(typed.length - meant.length) > most + 1) return undefined
  const plain = weigh(typed, meant)
  const heard =
    typed.includes('ph') === meant.includes('ph')
      ? plain
      : byEar + weigh(typed.replaceAll('ph', 'f'), meant.replaceAll('ph', 'f'))
  const cost = Math.min(plain, heard) + (typed[0] === meant[0] ? 0 : firstLetter)
  return cost <= most ? cost : undefined
}

/** Damerau's distance (restricted: no letter is changed twice) with the costs above. */
function weigh(typed: string, meant: string): number {
  let before: number[] = []
  let previous: number[] = [0]
  for (let at = 0; at < meant.length; at += 1) {
    previous.push((previous[at] ?? 0) + omissionCost(meant, at))
  }
  for (let row = 0; row < typed.length; row += 1) {
    const current = [(previous[0] ?? 0) + omissionCost(typed, row)]
    for (let at = 0; at < meant.length; at += 1) {
      const isSame = typed[row] === meant[at]
      let least = (previous[at] ?? 0) + (isSame ? 0 : replace(typed[row] ?? '', meant[at] ?? ''))
      least = Math.min(least, (previous[at + 1] ?? 0) + omissionCost(typed, row))
      least = Math.min(least, (current[at] ?? 0) + omissionCost(meant, at))
      if (row > 0 && at > 0 && typed[row] === meant[at - 1] && typed[row - 1] === meant[at]) {
        least = Math.min(least, (before[at - 1] ?? 0) + swapped)
      }
      current.push(least)
    }
    before = previous
    previous = current
  }
  return previous[meant.length] ?? 0
}

/** A letter that is there on one side only: the one of a double, a vowel, any other. */
function omissionCost(text: string, at: number): number {
  const letter = text[at] ?? ''
  if (letter === text[at - 1] || letter === text[at + 1]) return doubled
  return vowels.has(letter) ? omittedVowel : omittedLetter
}

function replace(typed: string, meant: string): number {
  if (vowels.has(typed) && vowels.has(meant)) return otherVowel
  return alike.has(typed + meant) ? soundsAlike : otherLetter
}
