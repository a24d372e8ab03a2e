import { KeptByTurns } from '../../../kept-by-turns'
import { oncePerDictionary } from '../../../once-per-dictionary'
import type { EnglishIndex } from '../../../search-index/english-index'
import { toAmericanSpelling, toEnglishRoot } from '../../../search-index/text/english-root'
import {
  type EnglishToken,
  tokenizeEnglish,
  withoutFillers,
} from '../../../search-index/text/english-tokens'
import { pastForms } from '../../../search-index/text/irregular-forms'
import { respellUnknown, toRootOfUnknown } from '../../../search-index/text/unknown-words'
import { hasObject, isInfinitivePhrase, isVerbPhrase } from './verb-phrase'

/** A word of an English query: the tokens of the index that stand for it. */
export interface EnglishTerm {
  text: string
  /** Places in the index; the first `exactCount` are the word as typed, others its inflections. */
  tokens: number[]
  exactCount: number
}

export interface EnglishQuery {
  terms: EnglishTerm[]
  /** Typed as `to eat` or in the past, so that a verb is meant. */
  asksForVerb: boolean
  /** Its words are those of a verb, though no `to` says so: give up. */
  impliesVerb: boolean
  /** All words must stand side by side, in this order. */
  isPhrase: boolean
}

const mostTerms = 8

/** Dictionaries say "to get tired" where learners ask for `to be tired`. */
export const lightVerbs = ['be', 'get', 'become']
/** A beginning of a word stands for those words that begin so and are in many glosses, … */
const mostCompletions = 200
/** … which together are in so many at most: more could not be told apart anyway. */
const mostCompletedPlaces = 12_000
/** One letter begins everything. */
const shortestBeginning = 2

/** Reads a query as English; `undefined` where it has no letters or a word that no gloss has. */
export function toEnglishQuery(
  index: EnglishIndex,
  text: string,
  options: { isPhrase: boolean; completesLastWord: boolean; impliesVerb?: boolean },
): EnglishQuery | undefined {
  const all = tokenizeEnglish(text)
  const told = withoutFillers(all).slice(0, mostTerms)
  const words = all.map(({ text }) => text)
  const isInfinitive = isInfinitivePhrase(words)
  const isVerb = hasObject(words) || isVerbPhrase(told.map(({ text }) => text))
  const telling = options.isPhrase ? told : withoutOwners(told, isVerb || isInfinitive)
  const terms = telling.map((token, place) => {
    const isLast = place === telling.length - 1
    const term = toTerm(index, token.text, options.isPhrase)
    const isLight = place === 0 && telling.length > 1 && isInfinitive
    if (isLight && !options.isPhrase && lightVerbs.includes(token.text)) addLightVerbs(index, term)
    const isBegun = isLast && options.completesLastWord && token.text.length >= shortestBeginning
    return isBegun ? completeTerm(index, term) : term
  })
  if (terms.length === 0 || terms.some((term) => term.tokens.length === 0)) return undefined
  const isPast = !options.isPhrase && all.length === 1 && pastForms.has(all[0]?.text ?? '')
  return {
    terms,
    asksForVerb:
      isInfinitive || hasObject(words) || isPast || (all.length === 1 && isVerbInIze(index, text)),
    impliesVerb: options.impliesVerb ?? isVerb,
    isPhrase: options.isPhrase,
  }
}

const owners = new Set(['ones', 'my', 'your', 'his', 'her', 'our', 'their'])

export function isOwner(word: string): boolean {
  return owners.has(word)
}

/** `brush your teeth` is "to brush one's teeth": who does something does it to what is theirs. */
function withoutOwners(tokens: readonly EnglishToken[], isVerb: boolean): readonly EnglishToken[] {
  if (!isVerb) return tokens
  const kept = tokens.filter(({ text }, place) => place === 0 || !isOwner(text))
  return kept.length > 1 ? kept : tokens
}

/** organise, realize and analyse are verbs by their ending; what is no other spelling (size, prize) is short. */
function isVerbInIze(index: EnglishIndex, text: string): boolean {
  const isKnown = (token: string) => index.tokens.find(token) >= 0
  return /.{3}[iy]ze$/u.test(toAmericanSpelling(text.toLowerCase(), isKnown))
}

function toTerm(index: EnglishIndex, text: string, isExactOnly: boolean): EnglishTerm {
  const exact = index.tokens.find(text)
  if (isExactOnly) return { text, tokens: exact < 0 ? [] : [exact], exactCount: exact < 0 ? 0 : 1 }
  const kept = openTerms(index)
  let known = kept.find(text)
  if (known === undefined) {
    known = gatherTerm(index, text, exact)
    kept.keep(text, known)
  }
  // A query adds tokens of its own.
  return { ...known, tokens: [...known.tokens] }
}

const mostKept = 4000

const openTerms = oncePerDictionary(
  (_: EnglishIndex) => new KeptByTurns<string, EnglishTerm>(mostKept),
)

function gatherTerm(index: EnglishIndex, text: string, exact: number): EnglishTerm {
  const same = exact < 0 ? [] : [exact]
  const isKnown = (token: string) => index.tokens.find(token) >= 0
  const respelled = exact < 0 ? respellUnknown(text, isKnown) : undefined
  const spelling = respelled ?? toAmericanSpelling(text, isKnown)
  const inflected: number[] = []
  const base =
    exact < 0 ? toRootOfUnknown(respelled ?? text, isKnown) : toEnglishRoot(text, isKnown)
  const root = index.roots.find(base)
  const baseToken = index.tokens.find(base)
  const ofRoot = root < 0 ? [] : Array.from(index.tokensOfRoot.listOf(root))
  for (const token of ofRoot.includes(baseToken) ? ofRoot : [...ofRoot, baseToken]) {
    if (token === exact || token < 0) continue
    // colour and color are one word, colours is a form of it.
    const isSame = toAmericanSpelling(index.tokens.textOf(token), isKnown) === spelling
    if (isSame) same.push(token)
    else inflected.push(token)
  }
  return { text, tokens: [...same, ...inflected], exactCount: same.length }
}

function addLightVerbs(index: EnglishIndex, term: EnglishTerm): void {
  for (const verb of lightVerbs) {
    const token = index.tokens.find(verb)
    if (token >= 0 && !term.tokens.includes(token)) term.tokens.push(token)
  }
}

/** Adds what the typed letters may become: `ea` is also eat, east, early. */
function completeTerm(index: EnglishIndex, term: EnglishTerm): EnglishTerm {
  const { start, end } = index.tokens.rangeOfPrefix(term.text)
  const completions: number[] = []
  for (let token = start; token < end; token += 1) {
    if (!term.tokens.includes(token)) completions.push(token)
  }
  completions.sort((a, b) => index.places.countOf(b) - index.places.countOf(a) || a - b)
  const kept = takeWithinPlaces(index, completions.slice(0, mostCompletions), mostCompletedPlaces)
  return { ...term, tokens: [...term.tokens, ...kept] }
}

/** As many of the tokens, in their order, as are in no more glosses together than the bound. */
function takeWithinPlaces(
  index: EnglishIndex,
  tokens: readonly number[],
  mostPlaces: number,
): number[] {
  let places = 0
  return tokens.filter((token) => {
    const count = index.places.countOf(token)
    if (places + count > mostPlaces) return false
    places += count
    return true
  })
}
