import type { Dictionary } from '../../open-dictionary'
import {
  isInfinitive,
  tokenizeEnglish,
  withoutFillers,
} from '../../search-index/text/english-tokens'
import { toDoing } from './english/asked-doing'
import { isOwner } from './english/english-terms'
import { hasObject } from './english/verb-phrase'
import { listTopHits } from './hits/ranking'
import type { FoundPage, PageRequest } from './page-request'
import { hasJapanese } from './query/has-japanese'
import type { ParsedQuery } from './query/parse-query'
import type { WordItem } from './search-result'
import { toWordPage } from './word-page'
import { findEnglishHits } from './words/find-word-hits'
import { hasCodeInSense } from './words/inflected-matches'
import type { WordSearch } from './words/word-search'

/** Words that say how the others belong together, which is said in another way in Japanese. */
const littleWords = new Set(
  (
    'i you he she it we they me him her us them my your his its our their ' +
    'am is are was were be been being do does did have has had can could will would shall should ' +
    'may might of in on at to for from by with and or but as if than that there ' +
    'up out off down away over about into onto'
  ).split(' '),
)

/** A phrase of more words is a sentence, of which a list of words would be no answer. */
const mostParts = 5
/** Shown of each part; of two there is room for more. */
const wordsOfPart = { ofFew: 3, ofMany: 2 }
/** Of which some may only have it inside, or be rare. */
const lookedAtOfPart = 8

export interface PhrasePart {
  text: string
  items: WordItem[]
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
  const doing = toDoing(typed)
  const tokens = tokenizeEnglish(doing ?? typed)
  const telling = withoutFillers(tokens).filter(({ text }) => !littleWords.has(text))
  if (telling.length === 0 || telling.length > mostParts) return undefined
  const most = telling.length > 2 ? wordsOfPart.ofMany : wordsOfPart.ofFew
  const parts: PhrasePart[] = []
  const words = tokens.map(({ text }) => text)
  const isDoing = doing !== undefined || isDoingSomething(query)
  const takesObject = telling.length > 1 && isObject(words, telling[0]?.text ?? '')
  for (const [place, { text }] of telling.entries()) {
    const isVerb = place === 0 && isDoing
    const search = findEnglishHits(dictionary, isVerb ? `to ${text}` : text, tags)
    if (isVerb && takesObject) raiseTransitive(search)
    const request = { query, tags, offset: 0, limit: lookedAtOfPart }
    const page = toWordPage(dictionary, search, request)
    const items = page.items.filter((item) => item.kind === 'word').filter(isUsual)
    if (items.length === 0) return undefined
    parts.push({ text, items: items.slice(0, most), total: page.total })
  }
  return parts
}

function isDoingSomething({ terms }: ParsedQuery): boolean {
  const tokens = tokenizeEnglish(terms.map(({ text }) => text).join(' '))
  return isInfinitive(tokens) || hasObject(tokens.map(({ text }) => text))
}

/** `return a book` does something to it, which `return from work` does not. */
function isObject(words: readonly string[], verb: string): boolean {
  const next = words[words.indexOf(verb) + 1] ?? ''
  return isOwner(next) || !littleWords.has(next)
}

/** 返す before 帰る where something is given back. */
const forTransitive = 200
const raisedOfPart = 24

function raiseTransitive({ hits, index }: WordSearch): void {
  const transitive = new Set([index.codes.find('vt')])
  for (const hit of listTopHits(hits, 0, raisedOfPart)) {
    if (hit.sense === undefined) continue
    const sense = (index.firstSense[hit.item] ?? 0) + hit.sense - 1
    if (hasCodeInSense(index, sense, transitive)) {
      hits.offer({ ...hit, points: hit.points + forTransitive })
    }
  }
}

/** What is put together must be what one says: `john` is a gloss too, of a word nobody means by it. */
function isUsual({ isCommon, jlpt, match: { how } }: WordItem): boolean {
  return how === 'gloss' && (isCommon || jlpt !== null)
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

/** What somebody does is said by what one does: 方程式, "method for solving a problem", is none. */
function isNear({ isCommon, glosses, match: { gloss } }: WordItem, isDoing: boolean): boolean {
  const text = gloss === null ? undefined : glosses[gloss.place]
  if (gloss === null || text === undefined) return false
  if (isDoing && !text.startsWith('to ')) return false
  const asked = gloss.marks.reduce((sum, [from, to]) => sum + to - from, 0)
  return isCommon || asked >= nearlyWhole * text.length
}

function toInterpretations(parts: readonly PhrasePart[]) {
  return parts.map(({ text, total }) => ({
    language: 'english' as const,
    text,
    resultCount: total,
  }))
}

/** The words of all parts, each once, that know which part they stand for. */
function listItems(parts: readonly PhrasePart[], before: number): WordItem[] {
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
      return { ...item, match }
    }),
  )
}
