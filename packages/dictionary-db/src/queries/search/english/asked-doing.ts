import { irregularForms, isPastForm, pastForms } from '../../../search-index/text/irregular-forms'
import { hasObject, isVerbPhrase } from './verb-phrase'

/** Who does it, if it is said; and what English says with a word of its own, and Japanese by the form of the verb. */
const asked = new RegExp(
  [
    "^(?:(?:i|you|we|he|she|they|it)(?:'d|'ll|'m|'re|'s)? )?",
    '(?:(?:want|wants|wanted|would like|like|have|has|had|need|needs|going) to',
    "|(?:can|could|must|should|would|will|may)(?:n't|nt| not)?",
    // What is asked for politely, and leave to do it: could you please wait, may I sit here.
    '|(?:can|could|would|will) you(?! like)(?: please| kindly)?|(?:can|could|may|shall|should) (?:i|we)',
    "|(?:do|does|did)(?:n't|nt| not)|(?:can't|cant|cannot|won't|wont)|let'?s(?: not)?|let me",
    "|(?:please|kindly)(?: don'?t)?|try to|used to|never) ",
    "((?!(?:not|you|i|we|do|mind)\\b|be(?:$| an? ))[a-z]{2,}(?: [a-z']+){0,4}?)(?: please)?$",
  ].join(''),
  'iu',
)

const pronounBehind = / (?:it|me|you|us|him|them|this|that)$/u
const reflexive = / (?:my|your|him|her|it)self$| (?:our|your|them)selves$/u

/**
 * `I want to go home`, `don't run` and `let's eat` ask for the verb, of which the Japanese form says
 * the rest (帰りたい, 走らないで, 食べよう): "to go home", "to run", "to eat".
 */
export function toDoing(text: string): string | undefined {
  const [, doing] = asked.exec(text) ?? []
  return doing === undefined ? undefined : `to ${withoutPronoun(doing.toLowerCase())}`
}

function withoutPronoun(doing: string): string {
  return doing.replace(pronounBehind, '').replace(reflexive, ' oneself')
}

const thingAsked = new RegExp(
  [
    '^(?:(?:can|could|may|might) (?:i|we) (?:please )?(?:have|get)',
    "|(?:i|we)(?:'d| would)(?: really)? like(?! to\\b)|(?:please )?give me",
    // What a shop takes: do you accept credit cards.
    '|do you (?:take|accept|sell))',
    ' (?:(?:a|an|the|some|any|your|another|more) )?((?!your$|some$|it$)[a-z]+(?: [a-z]+){0,4}?)(?: please)?$',
  ].join(''),
  'iu',
)

const called =
  /^(?:(?:i['’]?m|i am|(?:he|she|it|that)(?:['’]s| is)|(?:are|is) (?:you|he|she)|is (?:it|that)|(?:i |he |she )?(?:wants?|would like) to (?:be|become)) )(?:an?|the|my|your|his|her) ([a-z]+(?: [a-z]+)?)$/iu

/** `may I have your name` and `I'd like some water` ask for the thing, and `I'm a vegetarian` for what one is. */
export function toThingAsked(text: string): string | undefined {
  return (thingAsked.exec(text) ?? called.exec(text))?.[1]?.toLowerCase()
}

const told =
  /^(?:i|we|he|she|they)(?:['’]ve)?(?: just| already| always| often| really)? ([a-z]{2,}) ((?:[a-z']+ ?){1,5})$/iu
const toldNow =
  /^(?:i['’]?m|i am|(?:we|they)(?:['’]re| are)|(?:he|she)(?:['’]s| is)) ([a-z]{2,}ing) ((?:[a-z']+ ?){1,5})$/iu
/** What is no verb here, or says how somebody is. */
const noVerbs = new Set(
  `am is are was were been do does did dont doesnt didnt can cannot could will would wont shall should may might must
  cant never like love hate want need get got feel felt know going being getting feeling think just also`.split(
    /\s+/u,
  ),
)

/** `I lost my passport` is what one does to it: "to lose my passport". `toBase` undoes the form of the verb. */
export function toToldDoing(text: string, toBase: (verb: string) => string): string | undefined {
  const [, verb, rest = ''] = toldNow.exec(text) ?? told.exec(text) ?? []
  if (verb === undefined || noVerbs.has(verb.toLowerCase())) return undefined
  const form = verb.toLowerCase()
  const base = pastForms.has(form) ? (irregularForms.get(form) ?? form) : toBase(form)
  return `to ${withoutPronoun(`${base} ${rest.toLowerCase().trim()}`)}`
}

/** The past of verbs that is neither how something is nor another word. */
const pasts = new Set(
  `ate became began bought brought came caught chose drank drew drove fell flew forgot gave got grew had held kept
  made met paid put ran rang read rode sang sat sent shook slept sold spent spoke swam swept taught thought threw took
  went woke won wore wrote`.split(/\s+/u),
)

/** Is it what is done, whatever glosses have of it: `got married` and `driving a car`, but not `broken glass`? */
export function beginsWithForm(text: string): boolean {
  const words = text.toLowerCase().split(' ')
  const [first = '', ...others] = words
  return others.length > 0 && (pasts.has(first) || (isForm(first) && hasObject(words)))
}

function isForm(word: string): boolean {
  return isPastForm(word) || /.{2}ing$/u.test(word)
}

/**
 * `closed the window`, `driving a car` and `telling lies` say what is done as a dictionary does not: "to close the
 * window". `isSaid` knows what is done to which things, where no article says that it is done at all: `fried eggs`.
 */
export function toDoingInForm(
  text: string,
  toBase: (verb: string) => string,
  isSaid: (doing: string) => boolean,
): string | undefined {
  const [form = '', ...others] = text.toLowerCase().split(' ')
  if (others.length === 0 || !isForm(form)) return undefined
  const base = isPastForm(form) ? (irregularForms.get(form) ?? toBase(form)) : toBase(form)
  if (base === form) return undefined
  const doing = `to ${[base, ...others].join(' ')}`
  if (beginsWithForm(text)) return doing
  // A fried egg is fried, and who is frying an egg does it.
  const isDoing = form.endsWith('ing') && isVerbPhrase([base, ...others])
  return isDoing || isSaid(doing) ? doing : undefined
}

const somebody = /^(?:to )?([a-z]+) (?:someone|somebody)(?: ([a-z ]+))?$/iu
const something =
  /^(?:to )?([a-z]+)( (?:to|with|of|for|at|on|from|about|after|up|off|out|into|away|down|over|back))? (?:something|someone|somebody)$/iu

/**
 * `wake someone up` and `borrow something` are done to somebody or something: "to wake up", "to borrow". What English
 * says with a word between (`apologize to someone`) is one verb or the other: the likelier first.
 */
export function toDoneToSomebody(text: string): readonly string[] {
  const [, verb, rest] = somebody.exec(text) ?? []
  if (verb !== undefined) {
    return [`to ${verb.toLowerCase()}${rest === undefined ? '' : ` ${rest.toLowerCase()}`}`]
  }
  const [, done, between = ''] = something.exec(text.toLowerCase()) ?? []
  if (done === undefined) return []
  return between === '' ? [`to ${done}`] : [`to ${done}${between}`, `to ${done}`]
}

const being = /^be (?!(?:a|an|the|to|not|with|it|that|this|there|you|seeing)\b)[a-z]/iu

/** `be late` is what one is, as `to be late` is. */
export function toBeing(text: string): string {
  return being.test(text) ? `to ${text}` : text
}

/** What can be done is the form of a verb in Japanese: `curable` asks for "to be cured" and "to cure". */
export function listDoable(text: string): string[] {
  const [, stem = ''] = /^([a-z]{3,})able$/iu.exec(text) ?? []
  if (stem === '') return []
  const verb = stem.toLowerCase().replace(/i$/u, 'y')
  const shorter = verb.replace(/([bdgmnpt])\1$/u, '$1')
  return [...new Set([`${verb}e`, verb, shorter])].flatMap((each) => [
    `to be ${each.replace(/e$/u, '')}ed`,
    `to ${each}`,
  ])
}
