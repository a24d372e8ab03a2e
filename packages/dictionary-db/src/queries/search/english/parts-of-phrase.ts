import type { Dictionary } from '../../../open-dictionary'
import type { EnglishIndex } from '../../../search-index/english-index'
import {
  glossOfPlace,
  isJoinedPlace,
  isRemarkPlace,
  positionOfPlace,
} from '../../../search-index/gloss-place'
import { openSearchIndex } from '../../../search-index/open-search-index'
import { toEnglishRoot } from '../../../search-index/text/english-root'
import { commonWord, type WordIndex } from '../../../search-index/word-index'
import { otherWords } from './other-words'
import { findPlaceFrom } from './places-of-glosses'
import { setPhrases } from './set-phrases'
import { endsInParticle } from './verb-phrase'
import { findVerbsOfObject } from './verbs-of-objects'

/** Words that say how the others belong together, which is said in another way in Japanese. */
const littleWords = new Set(
  (
    'i you he she it we they me him her us them my your his its our their ones ' +
    'myself yourself himself herself itself ourselves themselves ' +
    'am is are was were be been being do does did have has had can could will would shall should ' +
    'may might of in on at to for from by with and or but as if than that there ' +
    'up out off down away over about into onto around along aside apart across through upon ' +
    'im ive youre youve hes shes weve theyre theyve thats whats wheres dont doesnt didnt isnt arent'
  ).split(' '),
)

/** … and those that stand for anybody or any amount. */
const anyWords = new Set('someone someones somebody somebodys some any let lets'.split(' '))

export function isLittle(word: string): boolean {
  return littleWords.has(word)
}

const contraction =
  /\b(i|you|we|they|he|she|it|that|what|where|who|how|there)['’](?:m|re|s|d|ll|ve)\b/giu

/** `I'm` is no IM, and `I'd` no ID. */
export function withoutContractions(text: string): string {
  return text.replace(contraction, '$1')
}

const articles = new Set(['a', 'an', 'the'])

/** So many words side by side may be one part: in the middle of. */
const longestPart = 4
/** What a part of several words may begin with, beside a word that tells something: on the way. */
const prepositions = new Set('in on at out by under without'.split(' '))

/**
 * The words that tell something, and those that some word says together: `pass the entrance exam` is
 * `pass` and `entrance exam`, `on the way to school` is `on the way` and `school`.
 */
export function cutIntoParts(dictionary: Dictionary, typed: readonly string[]): string[] {
  const { words: index } = openSearchIndex(dictionary)
  const places = typed.flatMap((word, place) => (articles.has(word) ? [] : [place]))
  const words = places.map((place) => typed[place] ?? '')
  const parts: string[] = []
  for (let at = 0; at < words.length; ) {
    const length = findLengthOfPart(index, words, at)
    const [word = ''] = words.slice(at)
    const end = places[at + length - 1] ?? 0
    const part = typed.slice(places[at], end + 1).join(' ')
    // `good at` and `proud of` are what one is.
    if (length > 1) parts.push(otherWords.has(`be ${part}`) ? `be ${part}` : part)
    else if (!littleWords.has(word) && !anyWords.has(word)) parts.push(word)
    at += length
  }
  return parts
}

function findLengthOfPart(index: WordIndex, words: readonly string[], at: number): number {
  const [first = ''] = words.slice(at)
  if (littleWords.has(first) && !prepositions.has(first)) return 1
  const run = words.slice(at, at + longestPart)
  // What the tables of English know is one part as well: look forward to, turn left.
  for (let length = run.length; length > 1; length -= 1) {
    const part = run.slice(0, length).join(' ')
    if (otherWords.has(part) || otherWords.has(`be ${part}`) || setPhrases.has(part)) return length
    if (findVerbsOfObject(part) !== undefined) return length
  }
  const asks = run.findIndex((word) => asking.has(word))
  const said = asks < 0 ? run : run.slice(0, asks)
  const longest = findLongestSaid(index, said)
  return longest > 1 || said.length < 2
    ? longest
    : findLongestSaid(index, withSingular(index, said))
}

/** `credit cards` are a credit card each. */
function withSingular(
  { english }: WordIndex,
  [first = '', second = '']: readonly string[],
): string[] {
  const isKnown = (token: string) => english.tokens.find(token) >= 0
  return second.endsWith('s') ? [first, toEnglishRoot(second, isKnown)] : [first]
}

/** How many of the words, from the first, are all of a gloss of a common word; 1 where no two are. */
function findLongestSaid(index: WordIndex, words: readonly string[]): number {
  const { english, wordMarks, wordOfSense, senseOfGloss } = index
  const { places, coreLength } = english
  const tokens = words.map((word) => english.tokens.find(word))
  const [first = -1, second = -1] = tokens
  if (first < 0 || second < 0) return 1
  // Whatever they say has the first two, and is looked for from the rarer one.
  const rarer = places.countOf(first) <= places.countOf(second) ? 0 : 1
  const token = rarer === 0 ? first : second
  const end = places.endOf(token)
  let longest = 1
  for (let at = places.startOf(token); at < end; at += 1) {
    const place = places.valueAt(at)
    const gloss = glossOfPlace(place)
    const length = coreLength[gloss] ?? 0
    if (length <= longest || length > words.length || !isAt(place, rarer)) continue
    const word = wordOfSense[senseOfGloss[gloss] ?? 0] ?? 0
    if (((wordMarks[word] ?? 0) & commonWord) === 0) continue
    const said = tokens.slice(0, length)
    if (
      !said.every((other, position) => position === rarer || hasAt(english, other, gloss, position))
    )
      continue
    if (isPart(words.slice(0, length))) longest = length
  }
  return longest
}

/** What ends with a little word is a verb with its particle, or begins with one as well. */
function isPart(words: readonly string[]): boolean {
  const [first = '', last = ''] = [words[0], words.at(-1)]
  return !littleWords.has(last) || (!littleWords.has(first) && endsInParticle(words))
}

function isAt(place: number, position: number): boolean {
  return positionOfPlace(place) === position && !isRemarkPlace(place) && !isJoinedPlace(place)
}

function hasAt(english: EnglishIndex, token: number, gloss: number, position: number): boolean {
  const { places } = english
  if (token < 0) return false
  const end = places.endOf(token)
  let at = findPlaceFrom(english, places.startOf(token), end, gloss)
  for (; at < end && glossOfPlace(places.valueAt(at)) === gloss; at += 1) {
    if (isAt(places.valueAt(at), position)) return true
  }
  return false
}

/** Words that ask: what is asked about stands before them (空港 before どう). */
const asking = new Set('how what when which who whose why'.split(' '))
/** … those that point or say how much, and what links something with how it is (it tastes good). */
const behindOthers = new Set([
  ...asking,
  ...'not this these those here too so much more less nearest closest looks tastes sounds smells seems getting'.split(
    ' ',
  ),
])
/** … and behind a word that asks, what says little itself: how do I get to the station. */
const littleVerbs = new Set('get go find take come reach'.split(' '))
/** They mean so much that what stands behind them says more: to put salt on, to get seasick. */
const lightest = new Set('get put hit take make do have give'.split(' '))
/** `where is the bathroom` begins with どこ, but where something is done with what is done. */
const fewestWithPlace = 3

/** Is there nothing in them but such a verb? Then what nobody else says is said before it: a hangover. */
export function sayLittle(parts: readonly { text: string }[]): boolean {
  return parts.every(({ text }) => lightest.has(text))
}

/** The parts in their order, but for those that say least, which come last. */
export function tellingFirst<Part extends { text: string }>(parts: readonly Part[]): Part[] {
  // Of `three days in a row` the last says what is told of the days.
  const [row, ...others] = [...parts].reverse()
  if (row?.text === 'in a row') return [row, ...others.reverse()]
  const asksForPlace = parts.some(({ text }) => text === 'where')
  const asks = asksForPlace || parts.some(({ text }) => asking.has(text))
  const isBehind = ({ text }: Part) =>
    lightest.has(text) ||
    behindOthers.has(text) ||
    // what time, how many
    asking.has(text.split(' ')[0] ?? '') ||
    (text === 'where' && parts.length >= fewestWithPlace) ||
    (asks && littleVerbs.has(text))
  return [...parts.filter((part) => !isBehind(part)), ...parts.filter(isBehind)]
}
