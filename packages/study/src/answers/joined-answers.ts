import { normaliseMeaning } from './normalise-meaning'
import { isSameMeaning, isSameNumber } from './same-meaning'

const listed = (text: string) => new Set(text.split(/\s+/))

/** What in parentheses says how a word is used, and of nothing else. */
const remarks = listed(
  `a an the of for in on at to and or as by something someone sth sb verb noun adjective adj adverb
  adv suffix prefix particle counter polite formal humble honorific casual informal general etc`,
)

// With commas or strokes between they would be guesses: one answer at a time.
const joint = /\s*(?:&|\band\b|\bor\b)\s*/i
const ofTwo = /^([a-z]+) (?:and|or) ([a-z]+)$/

/** Several answers that say that they are several, each of them right: "captive and prisoner". */
function saysSeveral(typed: string, keys: readonly string[]): boolean {
  const parts = typed.split(joint).map(normaliseMeaning)
  if (parts.length < 2) return false
  return parts.every((part) => part !== '' && keys.some((key) => isSameMeaning(part, key)))
}

/** "Up down" and "down and up" of "up and down". */
function saysPair(typed: string, keys: readonly string[]): boolean {
  const words = normaliseMeaning(typed)
    .split(' ')
    .filter((word) => word !== 'and' && word !== 'or')
  const [one = '', other = '', more] = words
  if (other === '' || more !== undefined) return false
  return keys.some((key) => {
    const [, first = '', second = ''] = ofTwo.exec(key) ?? []
    if (first === '') return false
    return (
      (isSameNumber(one, first) && isSameNumber(other, second)) ||
      (isSameNumber(one, second) && isSameNumber(other, first))
    )
  })
}

/**
 * An answer with a remark in parentheses of which every word is one of how the word is used, or
 * stands in a gloss: "frame (of a picture)". "Light (of weight)" is no light.
 */
function saysWithRemark(
  typed: string,
  keys: readonly string[],
  glosses: readonly string[],
): boolean {
  const [, head = '', remark = ''] = /^([^()]+?)\s*\(([^()]+)\)\s*$/.exec(typed) ?? []
  const key = normaliseMeaning(head)
  if (key === '' || !keys.includes(key)) return false
  const known = glosses.flatMap((text) => text.toLowerCase().match(/[a-z]+/g) ?? [])
  return (remark.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).every(
    (word) => remarks.has(word) || known.some((each) => isSameNumber(word, each)),
  )
}

/**
 * Whether what was typed, marks and all, joins right answers or says one with a remark. `keys`: the
 * right answers, normalised; `glosses`: all that the item is known to mean. Whoever calls has made
 * sure that nothing else is called so: "husband and wife" is neither of the two.
 */
export function joinsAnswers(
  typed: string,
  keys: readonly string[],
  glosses: readonly string[],
): boolean {
  return saysSeveral(typed, keys) || saysPair(typed, keys) || saysWithRemark(typed, keys, glosses)
}
