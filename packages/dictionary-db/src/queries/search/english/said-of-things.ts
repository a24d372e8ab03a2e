import { irregularForms, isPastForm } from '../../../search-index/text/irregular-forms'
import { isOwner } from './english-terms'

/** What a sentence says of a thing or of somebody, as it is asked for: "to be broken", "to ring". */
export interface SaidOfThing {
  /** The words of the thing; none where a pronoun stands for it. */
  subject: readonly string[]
  predicate: string
}

const determiners = new Set('the this that these those'.split(' '))
const pronouns = new Set('i you he she it we they'.split(' '))
const forms = new Set('is are was were isnt arent wasnt werent'.split(' '))
const becoming = new Set('got gets became becomes getting becoming'.split(' '))
/** `you look tired` says of somebody to be so. */
const seeming = new Set('look looks looked seem seems seemed sound sounds sounded'.split(' '))
const pointing = new Set('this that these those'.split(' '))
/** What no thing is named by. */
const noThings = new Set(
  `how what when where who whose which why there here that this these those everything everyone everybody something
  someone somebody nothing nobody anything anyone time`.split(/\s+/u),
)
/** They say how much of it is so. */
const degrees = new Set(
  'so very really too not still all quite pretty a bit always already just'.split(' '),
)
/** How a thing is rather than what it does, though it ends like what is being done. */
const statesInIng = new Set(
  `amazing annoying boring charming comforting confusing convincing depressing disappointing disgusting embarrassing
  exciting fascinating flattering freezing frightening frustrating interesting irritating missing moving outstanding
  pleasing promising relaxing satisfying shocking striking surprising terrifying thrilling tiring touching willing
  worrying`.split(/\s+/u),
)
/** Who says so says what a door does by itself: 開く. */
const doneByItself: Readonly<Record<string, string>> = {
  open: 'open',
  closed: 'close',
  shut: 'shut',
}
const longestSubject = 2
const longestPredicate = 4

/**
 * `the train is crowded` says of a train that it is so, `the phone is ringing` and `the milk went bad` what it does.
 * `toBase` undoes the form of a verb.
 */
export function toSaidOfThing(
  words: readonly string[],
  toBase: (verb: string) => string,
): SaidOfThing | undefined {
  const [first = '', ...others] = words
  if (pronouns.has(first) || (pointing.has(first) && seeming.has(others[0] ?? '')))
    return toSaid([], others, toBase, true)
  // Without an article as well: `train is delayed`.
  if (forms.has(others[0] ?? '') && !noThings.has(first))
    return toSaid([first], others, toBase, false)
  if (!determiners.has(first) && !isOwner(first)) return undefined
  for (let length = 1; length <= longestSubject; length += 1) {
    const said = toSaid(others.slice(0, length), others.slice(length), toBase, false)
    if (said !== undefined) return said
  }
  return undefined
}

function toSaid(
  subject: readonly string[],
  [verb = '', ...rest]: readonly string[],
  toBase: (verb: string) => string,
  isPronoun: boolean,
): SaidOfThing | undefined {
  const told = rest.filter((word) => !degrees.has(word))
  const [state = '', ...behind] = told
  const isShort = told.length < longestPredicate
  if (!isShort || subject.some((word) => forms.has(word))) return undefined
  if (forms.has(verb) && state !== '') {
    if (becoming.has(state)) return { subject, predicate: ['to get', ...behind].join(' ') }
    // I am crying is told as what one does, and I am tired as how one is.
    if (isPronoun) return undefined
    const isDoing = /.{2}ing$/u.test(state) && !statesInIng.has(state) && toBase(state) !== state
    const doing = isDoing ? toBase(state) : behind.length === 0 ? doneByItself[state] : undefined
    const predicate = doing === undefined ? `to be ${told.join(' ')}` : toInfinitive(doing, behind)
    return { subject, predicate }
  }
  if (seeming.has(verb) && told.length === 1) return { subject, predicate: `to be ${state}` }
  if (becoming.has(verb) && state !== '') return { subject, predicate: `to get ${told.join(' ')}` }
  if (isPronoun || !isPastForm(verb)) return undefined
  return { subject, predicate: toInfinitive(irregularForms.get(verb) ?? toBase(verb), told) }
}

function toInfinitive(verb: string, rest: readonly string[]): string {
  return ['to', verb, ...rest].join(' ')
}
