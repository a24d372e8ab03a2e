import { normaliseMeaning, withoutTo } from './normalise-meaning'
import type { ComparedAnswer } from './plain-wording'
import { areSameWords, isSameNumber, listComparedWords } from './same-meaning'
import { isFormOf } from './same-word'

const listed = (text: string) => new Set(text.split(/\s+/))

/**
 * What a thing is a kind of. Said beside the answer it adds nothing where a gloss of the same item
 * says it, too: "iron metal" where iron is called a metal. Alone none of them is an answer.
 */
const classes = listed(
  `game metal element plant tree animal bird fish insect flower fruit vegetable color sport illness
  disease season month food dish drink tool instrument weapon building vehicle city prefecture
  language science fabric garment gem`,
)

/** Of the nouns of these endings an adjective is made that says the class and nothing more. */
const madeOf = new Map([
  ['animal', /^(.+?)ian$/],
  ['substance', /^(.+?)ic$/],
  ['area', /^(.+?)an$/],
])

/**
 * After these verbs a particle says how far, and no other thing is done. "Give up", "put out" and
 * "take in" are other verbs; "lie down" and "cry out" say which of two is meant: none of them is here.
 */
const particleOf = new Map(
  Object.entries({
    up: 'gather collect heat warm wake eat drink swell lift',
    out: 'help spread stretch',
    away: 'snatch steal',
    off: 'peel scrape',
    together: 'gather collect join bind mix blend assemble',
    around: 'spin whirl revolve rotate wander',
  }).map(([particle, verbs]) => [particle, listed(verbs)] as const),
)

const articles = listed('a an the')

/** "Iron metal", "the game of chess", where a gloss calls it so; "mammalian animal". */
function saysItsClass(
  words: readonly string[],
  { words: answered, key }: ComparedAnswer,
  glossed: ReadonlySet<string>,
): boolean {
  if (key.startsWith('to ')) return false
  const [first = '', second = ''] = words
  const last = toSingular(words.at(-1) ?? '')
  const isKnown = (word: string) => classes.has(word) && glossed.has(word)
  if (isKnown(last) && areSameWords(words.slice(0, -1), answered, isSameNumber)) return true
  const isOf = second === 'of' && isKnown(toSingular(first))
  if (isOf && areSameWords(words.slice(2), answered, isSameNumber)) return true
  const adjective = madeOf.get(last)?.exec(first)?.[1]
  if (adjective === undefined || words.length !== 2 || answered.length !== 1) return false
  return isSameNumber(adjective, answered[0] ?? '')
}

const toSingular = (word: string) => word.replace(/(?<=[a-z]{2})s$/, '')

/** "Being in a slump" is a slump; "being in order" is no order. */
function saysBeingIn(typed: string, { words: answered, key, isVerb }: ComparedAnswer): boolean {
  const rest = /^being in an? ([a-z]+)$/.exec(typed)?.[1]
  if (rest === undefined || isVerb || key.startsWith('to ') || answered.length !== 1) return false
  return rest === answered[0]
}

/** "Make something melt" melts it, and "make flow" lets it flow. */
function saysMaking(typed: string, { words: answered, isVerb, takesObject }: ComparedAnswer) {
  if (!isVerb || !takesObject) return false
  const said = withoutTo(typed) ?? typed
  const rest = /^(?:make|making) (?:(?:something|someone|it|things) )?([a-z]+)$/.exec(said)?.[1]
  if (rest === undefined) return false
  const [first = '', ...others] = answered
  const done = first === 'let' || first === 'make' ? others : answered
  // To make use of a thing is to use it, and no more is made of it.
  return rest !== 'use' && done.length === 1 && rest === done[0]
}

/** "Snatch away" says snatch. */
function saysWithParticle(
  words: readonly string[],
  { words: answered, isVerb }: ComparedAnswer,
): boolean {
  if (!isVerb) return false
  const [verb = '', particle = ''] = words
  const [taught = ''] = answered
  if (words.length !== 2 || answered.length !== 1) return false
  return particleOf.get(particle)?.has(taught) === true && isFormOf(verb, taught)
}

const prepositions = ['for', 'of', 'on', 'in', 'from', 'to', 'at', 'with']

/**
 * What stands in parentheses said as ordinary words, in its order: "ring for a finger" of "ring (for
 * a finger)"; a "finger ring" leaves out the word that says what the finger is to it.
 */
function saysParentheses(words: readonly string[], { text }: ComparedAnswer): boolean {
  const [, head = '', inside = ''] = /^([^(),]+) \(([^()]+)\)$/.exec(text) ?? []
  const within = toWords(inside)
  if (!prepositions.includes(within[0] ?? '')) return false
  return areSameWords(words, [...toWords(withoutTo(head) ?? head), ...within], isSameNumber)
}

const toWords = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s-]+/)
    .filter((word) => !articles.has(word))

/** "Tax on land" is land tax. */
function saysNounOfNoun(typed: string, { key }: ComparedAnswer): boolean {
  const [, thing = '', of = ''] =
    /^([a-z]+) (?:on|from|in) (?:a |an |the )?([a-z]+)$/.exec(typed) ?? []
  const [one = '', other = '', more] = key.split(' ')
  if (thing === '' || more !== undefined || one === 'to') return false
  return isSameNumber(of, one) && isSameNumber(thing, other)
}

/**
 * The answer in a frame that changes nothing of it: with the class that a gloss names, "being in" it,
 * "make" for what is done, a particle that only says how far, what stands in parentheses. Whoever
 * calls has made sure that nothing else is called so. `glosses`: all that the item is known to mean,
 * as it is written.
 */
export function findFramedWording(
  typed: string,
  answers: readonly ComparedAnswer[],
  glosses: readonly string[],
): ComparedAnswer | undefined {
  const words = (withoutTo(typed) ?? typed).split(' ').filter((word) => !articles.has(word))
  if (words.length < 2) return undefined
  const compared = listComparedWords(typed)
  const glossed = new Set(glosses.flatMap((text) => text.toLowerCase().match(/[a-z]+/g) ?? []))
  const shown = new Set((answers[0]?.text ?? '').split(/[,;] /).map(normaliseMeaning))
  // What is only accepted is wider than what is taught: "lie" of a falsehood is no lying down.
  const told = answers.filter(({ key }) => shown.has(key))
  return (
    told.find(
      (answer) =>
        saysItsClass(words, answer, glossed) ||
        saysBeingIn(typed, answer) ||
        saysMaking(typed, answer) ||
        saysWithParticle(compared, answer) ||
        saysNounOfNoun(typed, answer),
    ) ?? answers.find((answer) => saysParentheses(words, answer))
  )
}
