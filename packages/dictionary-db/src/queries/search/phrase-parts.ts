import { KeptByTurns } from '../../kept-by-turns'
import { oncePerDictionary } from '../../once-per-dictionary'
import type { Dictionary } from '../../open-dictionary'
import { openSearchIndex } from '../../search-index/open-search-index'
import { toEnglishRoot } from '../../search-index/text/english-root'
import {
  type EnglishToken,
  tokenizeEnglish,
  withoutFillers,
} from '../../search-index/text/english-tokens'
import { isOwner } from './english/english-terms'
import {
  cutIntoParts,
  isLittle,
  sayLittle,
  tellingFirst,
  withoutContractions,
} from './english/parts-of-phrase'
import { toSaidOfThing } from './english/said-of-things'
import { hasObject, isInfinitivePhrase } from './english/verb-phrase'
import { listTopHits } from './hits/ranking'
import type { ListedWord } from './listed-word'
import type { FoundPage, PageRequest } from './page-request'
import { hasJapanese } from './query/has-japanese'
import type { ParsedQuery } from './query/parse-query'
import type { WordItem } from './search-result'
import { toWordItem } from './word-page'
import { toAsked } from './words/asked-in-english'
import { findEnglishHits } from './words/find-word-hits'
import { raiseIntransitive, raiseTransitive } from './words/raise-transitive'

/** A phrase of more words is a sentence, of which a list of words would be no answer. */
const mostParts = 5
/** Shown of each part; of two there is room for more. */
const wordsOfPart = { ofFew: 3, ofMany: 2 }
/** Of which some may only have it inside, or be rare. */
const lookedAtOfPart = 8

export interface PhrasePart {
  text: string
  items: ListedWord[]
  total: number
}

/** Several words of Latin letters, of which nothing says that they belong together or what to leave out. */
export function isPhrase({ terms, excluded }: ParsedQuery): boolean {
  const isPlain = terms.every(
    (term) => !term.isPhrase && !term.hasWildcard && !hasJapanese(term.text),
  )
  return terms.length > 1 && excluded.length === 0 && isPlain
}

/**
 * The words of an English phrase one by one, where no word says the whole: learners ask for `watch tv`
 * as they say it, and 見る and テレビ are what they put together. Undefined where a word of it is
 * not English.
 */
export function findPhraseParts(
  dictionary: Dictionary,
  { query, tags }: PageRequest,
): PhrasePart[] | undefined {
  if (!isPhrase(query)) return undefined
  const typed = query.terms.map(({ text }) => text).join(' ')
  const doing = toAsked(openSearchIndex(dictionary).words, typed)
  const tokens = tokenizeEnglish(doing ?? withoutContractions(typed))
  if (withoutFillers(tokens).filter(({ text }) => !isLittle(text)).length > mostParts) {
    return undefined
  }
  const asked = tokens.map(({ text }) => text)
  const said = findSaidOfThing(dictionary, tokenizeEnglish(typed), tags)
  if (said !== undefined) return said
  const telling = cutIntoParts(dictionary, asked)
  if (telling.length === 0) return undefined
  const most = telling.length > 2 ? wordsOfPart.ofMany : wordsOfPart.ofFew
  const parts: PhrasePart[] = []
  const isDoing = doing?.startsWith('to ') === true || isDoingSomething(query)
  const takesObject = telling.length > 1 && isObject(asked, telling[0] ?? '')
  for (const [place, text] of telling.entries()) {
    const isVerb = place === 0 && isDoing
    const asks = {
      text: isVerb ? `to ${text}` : text,
      takesObject: isVerb && takesObject,
      isByItself: false,
      tags,
    }
    const { usual, called, total } = findPart(dictionary, asks)
    // Who goes somewhere asks where to: 歯医者 right behind 行く.
    const shown = text === 'go' && telling.length > 1 ? 1 : most
    const items = usual.length > 0 ? usual.slice(0, shown) : called
    if (items.length === 0) return undefined
    parts.push({ text, items, total })
  }
  const [known, unknown] = [parts.filter(isUsualPart), parts.filter((part) => !isUsualPart(part))]
  // What is asked for by itself (do you have Wi-Fi) is found as it is without the little words.
  if (known.length === 0 && parts.length > 1) return undefined
  const isCompound = !isDoing && !asked.some(isLittle) && parts.every(isThing)
  if (isCompound) return parts.reverse()
  if (sayLittle(known)) return [...unknown, ...known]
  return [...(saysState(known) ? known.reverse() : tellingFirst(known)), ...unknown]
}

/** How one feels, looks or stays is said by what one is: 嬉しい for `feel happy`. */
const verbsOfStates = new Set(
  'feel look seem stay keep remain sound taste smell turn grow'.split(' '),
)

function saysState([verb, state, ...others]: readonly PhrasePart[]): boolean {
  if (others.length > 0 || state === undefined || !verbsOfStates.has(verb?.text ?? '')) return false
  return state.items[0]?.partsOfSpeech.some((code) => /^adj-(?:i|na)$/u.test(code)) === true
}

/** What is said of a thing before the thing, where words are known for it: 混む and 電車 for `the train is crowded`. */
function findSaidOfThing(
  dictionary: Dictionary,
  tokens: readonly EnglishToken[],
  tags: PageRequest['tags'],
): PhrasePart[] | undefined {
  const { english } = openSearchIndex(dictionary).words
  const isKnown = (token: string) => english.tokens.find(token) >= 0
  const words = tokens.map(({ text }) => text)
  const said = toSaidOfThing(words, (verb) => toEnglishRoot(verb, isKnown))
  if (said === undefined) return undefined
  const thing = said.subject.join(' ')
  const parts: PhrasePart[] = []
  for (const text of [said.predicate, ...(thing === '' ? [] : [thing])]) {
    const asked = { text, takesObject: false, isByItself: text === said.predicate, tags }
    const { usual, total } = findPart(dictionary, asked)
    if (usual.length === 0) return undefined
    parts.push({ text, items: usual, total })
  }
  return parts
}

/** A phone charger is a charger, and Japanese looks for 充電器: of things side by side the last one is meant. */
function isThing({ items }: PhrasePart): boolean {
  const [{ partsOfSpeech = [] } = {}] = items
  return (
    partsOfSpeech.includes('n') && !partsOfSpeech.some((code) => /^(?:adj-(?:i|na)|v)/u.test(code))
  )
}

interface AskedPart extends Pick<PageRequest, 'tags'> {
  text: string
  takesObject: boolean
  /** Nobody does it to the thing: a phone is ringing. */
  isByItself: boolean
}

interface FoundPart {
  usual: ListedWord[]
  /** Where nobody knows a word for it (a Wi-Fi), what is called so is shown still, if the rest is known. */
  called: ListedWord[]
  total: number
}

/** The words of phrases are everyday ones, asked for again and again: so many are kept, about 4 KB each. */
const mostKept = 256

const openParts = oncePerDictionary((_: Dictionary) => new KeptByTurns<string, FoundPart>(mostKept))

function findPart(dictionary: Dictionary, asked: AskedPart): FoundPart {
  if (asked.tags.length > 0) return lookUpPart(dictionary, asked)
  const kept = openParts(dictionary)
  const key = `${asked.isByItself ? 'it ' : ''}${asked.text}${asked.takesObject ? ' it' : ''}`
  let part = kept.find(key)
  if (part === undefined) {
    part = lookUpPart(dictionary, asked)
    kept.keep(key, part)
  }
  return part
}

function lookUpPart(
  dictionary: Dictionary,
  { text, takesObject, isByItself, tags }: AskedPart,
): FoundPart {
  const search = findEnglishHits(dictionary, text, tags)
  if (takesObject) raiseTransitive(search)
  if (isByItself) raiseIntransitive(search)
  const usual: ListedWord[] = []
  const called: ListedWord[] = []
  for (const hit of listTopHits(search.hits, 0, lookedAtOfPart)) {
    if (hit.how !== 'gloss' && hit.how !== 'set-phrase') continue
    // Which interpretation found it is said when all parts are known.
    const item = toWordItem(dictionary, search, hit, null)
    if (item === undefined) continue
    if (isUsual(item)) usual.push(item)
    else if (called.length === 0) called.push(item)
    if (usual.length === wordsOfPart.ofFew) break
  }
  return { usual, called, total: search.hits.count }
}

function isUsualPart({ items }: PhrasePart): boolean {
  return items.some(isUsual)
}

function isDoingSomething({ terms }: ParsedQuery): boolean {
  const words = tokenizeEnglish(terms.map(({ text }) => text).join(' ')).map(({ text }) => text)
  return isInfinitivePhrase(words) || hasObject(words)
}

/** `return a book` does something to it, which `return from work` does not. */
function isObject(words: readonly string[], verb: string): boolean {
  const last = verb.split(' ').at(-1) ?? ''
  const next = words[words.indexOf(last) + 1] ?? ''
  return isOwner(next) || !isLittle(next)
}

/** What is put together must be what one says: `john` is a gloss too, of a word nobody means by it. */
function isUsual({ isCommon, jlpt, match: { how } }: ListedWord): boolean {
  return how === 'set-phrase' || (how === 'gloss' && (isCommon || jlpt !== null))
}

/** A page of the parts alone, which says that the whole was not found. */
export function toPartsPage(
  parts: readonly PhrasePart[],
  { offset, limit }: PageRequest,
): FoundPage {
  const items = listItems(parts, 0)
  return {
    items: items.slice(offset, offset + limit),
    total: items.length,
    isTotalExact: true,
    understanding: {
      interpretations: toInterpretations(parts),
      inflections: [],
      sentence: null,
      nearMatches: [],
      readAs: { text: parts.map(({ text }) => text).join(', '), because: 'parts' },
    },
  }
}

/** Of so many at the top none says the whole where the words of the phrase are shown too. */
export const lookedAtForWhole = 6

/** A gloss of which this much is what was asked for says hardly more: "to be too expensive". */
const nearlyWhole = 0.6

/**
 * The words of the phrase before what has it only somewhere inside, but for what says little else
 * and everyday words; where something is done, for verbs alone. `pageFrom` gives what was found.
 */
export function withParts(
  pageFrom: (offset: number, limit: number) => FoundPage,
  parts: readonly PhrasePart[],
  { query, offset, limit }: PageRequest,
): FoundPage {
  const isDoing = isDoingSomething(query)
  const top = pageFrom(0, lookedAtForWhole)
  const { interpretations } = top.understanding
  const near = top.items.filter((item) => item.kind === 'word' && isNear(item, isDoing))
  const nearIds = new Set(near.map(idOf))
  const ofParts = listItems(parts, interpretations.length).filter(
    (item) => !nearIds.has(idOf(item)),
  )
  const known = new Set([...nearIds, ...ofParts.map(idOf)])
  const head = [...near, ...ofParts, ...top.items.filter((item) => !known.has(idOf(item)))]
  const items = head.slice(offset, offset + limit)
  const missing = limit - items.length
  const beyondTop = top.items.length + Math.max(0, offset - head.length)
  return {
    items: missing === 0 ? items : [...items, ...pageFrom(beyondTop, missing).items],
    total: top.total - top.items.length + head.length,
    isTotalExact: top.isTotalExact,
    understanding: {
      ...top.understanding,
      interpretations: [...interpretations, ...toInterpretations(parts)],
    },
  }
}

function idOf(item: FoundPage['items'][number]): number {
  return item.kind === 'word' ? item.wordId : 0
}

/** `out of breath` is all but what links it: "to be out of breath". */
const lightBeginning = /^to (?:be|get|become) /u

/** What somebody does is said by what one does: 方程式, "method for solving a problem", is none. */
function isNear(item: WordItem, isDoing: boolean): boolean {
  const { isCommon, glosses, match } = item
  if (match.how !== 'contained') return true
  const { gloss } = match
  const text = gloss === null ? undefined : glosses[gloss.place]
  if (gloss === null || text === undefined) return false
  if (isDoing && !text.startsWith('to ')) return false
  const asked = gloss.marks.reduce((sum, [from, to]) => sum + to - from, 0)
  return isCommon || asked >= nearlyWhole * text.replace(lightBeginning, '').length
}

function toInterpretations(parts: readonly PhrasePart[]) {
  return parts.map(({ text, total }) => ({
    language: 'english' as const,
    text,
    resultCount: total,
  }))
}

/** The words of all parts, each once, that know which part they stand for. */
function listItems(parts: readonly PhrasePart[], before: number): ListedWord[] {
  const known = new Set<number>()
  return parts.flatMap(({ items }, place) =>
    items.flatMap((item) => {
      if (known.has(item.wordId)) return []
      known.add(item.wordId)
      const match = {
        ...item.match,
        how: 'part-of-phrase' as const,
        interpretation: before + place,
      }
      return item.withMatch(match)
    }),
  )
}
