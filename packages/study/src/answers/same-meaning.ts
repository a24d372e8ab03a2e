import { withoutTo } from './normalise-meaning'
import { toDigits } from './number-words'
import { isFormOf } from './same-word'
import { toImpersonal } from './to-impersonal'

/** What children call their family is no other meaning. */
const familyWords = new Map([
  ...['mom', 'mum', 'mommy', 'mama'].map((word) => [word, 'mother'] as const),
  ...['dad', 'daddy', 'papa'].map((word) => [word, 'father'] as const),
  ...['grandma', 'granny'].map((word) => [word, 'grandmother'] as const),
  ...['grandpa', 'granddad', 'grandad'].map((word) => [word, 'grandfather'] as const),
  ['auntie', 'aunt'],
])
/** Short for one word and nothing else; "plane" and "min" may be other words, "exam" is no doctor's. */
const shortened = new Map(
  Object.entries({
    wk: 'week',
    wks: 'weeks',
    yr: 'year',
    yrs: 'years',
    hr: 'hour',
    hrs: 'hours',
    mins: 'minutes',
    govt: 'government',
    dept: 'department',
    tv: 'television',
    fridge: 'refrigerator',
    info: 'information',
    advert: 'advertisement',
    lab: 'laboratory',
    veggie: 'vegetable',
    veggies: 'vegetables',
    approx: 'approximately',
    esp: 'especially',
    flu: 'influenza',
    gym: 'gymnasium',
    phone: 'telephone',
    phones: 'telephones',
  }),
)
const ages = new Map([
  ['elder', 'older'],
  ['big', 'older'],
  ['little', 'younger'],
])
const siblings = /^(brother|sister|sibling)s?$/

/** Whom or what a verb is done to, where no answer names it; and whose a thing is. */
const unnamed = new Set([
  ...['someone', 'somebody', 'something', 'sth', 'sb', 'ones', 'someones', 'somebodys'],
])

/** After these "get" and "grow" are other verbs: "get up", "grow up". */
const particles = new Set([
  ...['up', 'out', 'off', 'on', 'in', 'into', 'to', 'away', 'back', 'down', 'over', 'along', 'by'],
])

/** "Get wet", "grow old" and "become" so are the same change. */
function toPlainChange(words: readonly string[]): string[] {
  const [first = '', second] = words
  const isChange = /^(?:get|getting|grow|growing)$/.test(first)
  if (!isChange || second === undefined || particles.has(second)) return [...words]
  return [first.endsWith('ing') ? 'becoming' : 'become', ...words.slice(1)]
}

/** "Number five" says "five"; a number of something stays. */
function withoutNumber(words: string[]): string[] {
  const [first, second = '', third] = words
  return first === 'number' && third === undefined && /^\d/.test(second) ? [second] : words
}

/** The words of a normalised answer that say something, each in the form in which it is compared. */
export function listComparedWords(normalised: string): string[] {
  const words = toImpersonal((withoutTo(normalised) ?? normalised).split(' '))
  const plain = words
    .map((word, place) => {
      const age = ages.get(word)
      return age !== undefined && siblings.test(words[place + 1] ?? '') ? age : word
    })
    .map((word) => familyWords.get(word) ?? shortened.get(word) ?? word)
    .filter((word) => word !== 'a' && word !== 'an' && word !== 'the' && !unnamed.has(word))
  return withoutNumber(toDigits(plain.length === 0 ? words : toPlainChange(plain)))
}

const joinLetters = (normalised: string) => normalised.replaceAll(' ', '')

/**
 * Whether two answers, both normalised, say the same in other forms of the same words: number,
 * article, tense, "to", the noun of a verb or adjective, "get" for "become", an object that is not
 * named, blanks and hyphens, digits, shortened words, and a few names within the family.
 */
export const isSameMeaning = (one: string, other: string): boolean => toSameMeaning(one)(other)

/** The same of one answer and many others, whose own words are looked at once. */
export function toSameMeaning(one: string): (other: string) => boolean {
  const letters = joinLetters(one)
  let words: string[] | undefined
  return (other) => {
    if (letters === joinLetters(other)) return true
    words ??= listComparedWords(one)
    return areSameWords(words, listComparedWords(other))
  }
}

/** The same word, one or many: with other words about it no other form is looked for. */
export const isSameNumber = (word: string, other: string): boolean =>
  word === other || word === `${other}s` || other === `${word}s`

/** Whether compared words are forms of each other, one by one. */
export function areSameWords(
  words: readonly string[],
  others: readonly string[],
  areForms: (word: string, other: string) => boolean = isFormOf,
): boolean {
  return (
    words.length === others.length &&
    words.every((word, place) => areForms(word, others[place] ?? ''))
  )
}
