import { normaliseMeaning, withoutTo } from './normalise-meaning'
import { areSameWords, isSameNumber, listComparedWords } from './same-meaning'
import { isFormOf } from './same-word'

/** A right answer as typed wordings are compared with it. */
export interface ComparedAnswer {
  text: string
  /** As `normaliseMeaning` writes it. */
  key: string
  /** The words of it that are compared. */
  words: readonly string[]
  /** Whether it is something that one does. */
  isVerb: boolean
  /** Whether it is done to something: "to stop" is also what the bus does by itself. */
  takesObject: boolean
}

const phrases = (text: string): (readonly string[])[] =>
  text.split(', ').map((phrase) => phrase.split(' '))

/** Whose it is, how much, how very and what kind of thing: nothing that would make it another. */
const opening = phrases(
  [
    'a, an, the, my, your, our, his, her, their, ones, someones, somebodys, persons, a persons',
    'some, very, really, human, that is, something, something that is, kind of',
    'type of, sort of, bit of, state of, act of, feeling of, sense of, state of being',
    'feeling, made of, made from, colour, color, color of, the color, sport of, art of, martial art',
    'continent of, country of, city of, month of, season of, process of, place of, set of, unit of',
    'pair of, group of, being',
  ].join(', '),
)
const closing = phrases(
  [
    'color, colored, fabric, cloth, building, plant, grain',
    'continent, sport, disease, illness, process, act, in general, of the body, in the body',
    'of a person, of something, of someone, of things, someone, something, somebody',
    'goods',
  ].join(', '),
)

/** After these another word makes another verb: "look for", "take a walk", "go home". */
const stops = new Set(
  [
    'look looking take taking make making get getting go going come coming do doing put putting',
    'run running stand standing care caring call calling send sending stick fall falling pass',
    'passing ask asking think thinking hear hearing have having give giving play playing catch',
    'catching draw drawing be being keep keeping let turn turning set setting lose losing bring',
    'bringing tell telling pay paying hold holding break breaking cut cutting throw throwing head heading',
    'deal dealing prepare preparing provide providing account good bad most',
  ]
    .join(' ')
    .split(' '),
)

/** Whose it is to whom something is done. */
const determiners = new Set(['a', 'an', 'the', 'my', 'your', 'his', 'her', 'their', 'ones', 'some'])

/** What a verb or a feeling is directed at, where the answer stops before naming it. */
const dangling = new Set(['for', 'of', 'to', 'at', 'with', 'about', 'from'])

/** The verbs that only make a sentence of the noun that follows: "make a delivery". */
const carriers =
  /^(?:make|making|do|doing|take|taking|have|having|give|giving|perform|performing|hold|holding)$/
const noun = /(?:ion|ment|ance|ence|al|ing|ery|ysis|ure)$/
/** What one makes by hand: whoever makes it does not document, garment or instrument anything. */
const things =
  /^(?:document|instrument|monument|apartment|garment|element|cement|animal|medal|metal|picture|furniture|painting|drawing|building|clothing)$/
const carriedNouns = new Set(
  [
    'walk bath rest nap trip talk visit effort research report exercise guess attempt call speech',
    'repair purchase request order search break promise mistake work study look test escape contact',
    'choice change start profit noise copy deal offer plan list note vow bow bet protest',
  ]
    .join(' ')
    .split(' '),
)

/** Words whose place decides the meaning: no answer gains or loses one in passing. */
const decisive = new Set(
  [
    'up out off on in into to away back down over along by not no non never without un under',
    'before after left right older younger elder more less most least half other another only',
    'through about around across apart together',
  ]
    .join(' ')
    .split(' '),
)
const linking = new Set(['of', 'a', 'an', 'the', 'for', 'in', 'and', 'or', 'to', 'from', 'with'])

/** "Human" says nothing of a bone, and all of a being. */
const whole = new Set(['human being', 'human beings', 'human race'])

const startsWith = (words: readonly string[], phrase: readonly string[]) =>
  words.length > phrase.length &&
  phrase.every((word, place) => words[place] === word) &&
  !whole.has(words.join(' '))

const endsWith = (words: readonly string[], phrase: readonly string[]) =>
  words.length > phrase.length &&
  phrase.every((word, place) => words[words.length - phrase.length + place] === word)

/** The wordings that are left when words that add nothing are taken away, one by one. */
function listShorter(words: readonly string[]): (readonly string[])[] {
  const found: (readonly string[])[] = []
  let left = [words]
  for (let step = 0; step < 3 && left.length > 0; step += 1) {
    left = left.flatMap((each) => [
      ...opening.filter((phrase) => startsWith(each, phrase)).map((p) => each.slice(p.length)),
      ...closing
        .filter((phrase) => endsWith(each, phrase))
        .map((phrase) => each.slice(0, -phrase.length)),
    ])
    found.push(...left)
  }
  return found
}

/** "Shout at" says "shout"; "look for" does not say "look". */
function saysTowards(words: readonly string[], { words: verb, isVerb }: ComparedAnswer): boolean {
  const [first = ''] = words
  const isDoing = isVerb || first.endsWith('ing')
  if (!isDoing || !dangling.has(words.at(-1) ?? '') || stops.has(first)) return false
  return areSameWords(words.slice(0, -1), verb)
}

/** "Bring up a child" says "bring up", and "make a dream come true" "make come true". */
function saysWithObject(
  words: readonly string[],
  { words: verb, takesObject }: ComparedAnswer,
): boolean {
  const [first = ''] = words
  if (!takesObject || words.length !== verb.length + 2) return false
  if (dangling.has(verb.at(-1) ?? '') || (stops.has(first) && verb.length === 1)) return false
  const isLoose = !stops.has(first) || verb.length > 2
  // The object stands behind the verb, or between it and what belongs to it.
  return verb.some((_, index) => {
    const place = index + 1
    if (!determiners.has(words[place] ?? '') || (place < verb.length && !isLoose)) return false
    return areSameWords([...words.slice(0, place), ...words.slice(place + 2)], verb)
  })
}

/** "Make a delivery" says "deliver", "take a walk" "walk". */
function withoutCarrier(words: readonly string[]): readonly string[] | undefined {
  const [first = '', ...others] = words
  if (!carriers.test(first)) return undefined
  const rest = determiners.has(others[0] ?? '') ? others.slice(1) : others
  const last = rest.at(-1) ?? ''
  return rest.length > 0 && ((noun.test(last) && !things.test(last)) || carriedNouns.has(last))
    ? rest
    : undefined
}

/** "Person who sings" is a singer. */
function saysWhoDoes(words: readonly string[], { words: compared }: ComparedAnswer): boolean {
  const [, verb = '', object = ''] =
    /^(?:person|someone|somebody|one|people|man|woman) (?:who|that) (?:is )?(\w+)(?: (.+))?$/.exec(
      words.join(' '),
    ) ?? []
  if (verb === '') return false
  const doer = compared.at(-1) ?? ''
  const agent = /^(.{2,})(?:er|or)$/.exec(doer)?.[1]
  if (agent === undefined) return false
  const bases = [agent, `${agent}e`, agent.slice(0, -1)]
  if (!bases.some((base) => base.length > 2 && isFormOf(verb, base))) return false
  const objects = object === '' ? [] : listComparedWords(object)
  return compared.length === 1 ? objects.length === 0 : areSameWords(compared.slice(0, -1), objects)
}

/** The same words in another order, about an "of": "floor of the sea", "sea floor". */
function saysInOtherOrder(words: readonly string[], { key }: ComparedAnswer): boolean {
  const others = key.split(' ')
  const links = (each: readonly string[]) => each.some((word) => word === 'of' || word === 'for')
  if (!links(words) && !links(others)) return false
  const plain = words.filter((word) => !linking.has(word))
  const plainOthers = others.filter((word) => !linking.has(word))
  if (plain.length < 2 || plain.length !== plainOthers.length) return false
  // Only one of the two turns about: a ring for a finger is a finger ring, and no ring finger.
  if (links(words) !== links(others) && areSameWords([...plain].reverse(), plainOthers)) return true
  return links(words) && areSameWords(plain, plainOthers)
}

/** One answer whole, and beside it only words of the one shown: "straw bale" of "straw bag, bale". */
function saysTogether(words: readonly string[], answers: readonly ComparedAnswer[]): boolean {
  const said = listComparedWords(words.join(' ')).filter((word) => !linking.has(word))
  if (said.length < 2 || said.length > 4) return false
  // Beside an answer that is accepted other words than those shown would say something else.
  // What a thing is for is no word of it: a ring (for a finger) is no ring finger.
  const shown = answers[0]?.text.replaceAll(/\((?:for|on|from|at|with) [^()]*\)/g, ' ') ?? ''
  const known = listComparedWords(normaliseMeaning(shown))
  const isKnown = (word: string) =>
    !decisive.has(word) && !/\d/.test(word) && known.some((each) => isSameNumber(each, word))
  const isListed = words.includes('and') || words.includes('or')
  return answers.some((answer) => {
    const answered = answer.words.filter((word) => !linking.has(word))
    if (answered.length === 0 || answered.length >= said.length) return false
    const rest = [...said]
    for (const word of answered) {
      const place = rest.findIndex((each) => isFormOf(each, word))
      if (place < 0) return false
      rest.splice(place, 1)
    }
    // Two answers in a row are no answer, unless they say that they are two.
    const isAnother = answers.some((each) => areSameWords(each.words, rest))
    return rest.every(isKnown) && (isListed || !isAnother)
  })
}

/**
 * The answer that is said in other words about it: with whose it is or what kind of thing, with an
 * object, by a verb and its noun, as whoever does it, in another order, or two answers as one.
 * Undefined where more is said than that. What is shown stands first among the answers.
 */
export function findPlainWording(
  typed: string,
  answers: readonly ComparedAnswer[],
): ComparedAnswer | undefined {
  const words = (withoutTo(typed) ?? typed).split(' ')
  if (words.length < 2) return undefined
  const shorter = listShorter(words)
  const wordings = [words, ...shorter]
  const able = /^(?:be )?able to (.+)$/.exec(words.join(' '))?.[1]
  const toCompared = (each: readonly string[]) => listComparedWords(each.join(' '))
  const plain = [...shorter, (able ? `can ${able}` : '').split(' ')].map(toCompared)
  const carried = withoutCarrier(words)
  const done = carried === undefined ? undefined : toCompared(carried)
  const found = answers.find(
    (answer) =>
      plain.some((each) => areSameWords(each, answer.words, isSameNumber)) ||
      (done !== undefined && areSameWords(done, answer.words)) ||
      saysWhoDoes(words, answer) ||
      wordings.some(
        (each) =>
          saysTowards(each, answer) ||
          saysWithObject(each, answer) ||
          saysInOtherOrder(each, answer),
      ),
  )
  return found ?? (saysTogether(words, answers) ? answers[0] : undefined)
}
