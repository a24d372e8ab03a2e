import { oncePerDictionary } from '../../../once-per-dictionary'
import type { EnglishIndex } from '../../../search-index/english-index'
import { toEnglishRoot } from '../../../search-index/text/english-root'
import { tokenizeEnglish, withoutFillers } from '../../../search-index/text/english-tokens'

/** The gloss that a query found, and where in it the words of the query stand. */
export interface MatchedGloss {
  /** Its place among the glosses shown, from 0. */
  place: number
  /** From where up to where, in UTF-16 units, in the order of the text. */
  marks: [start: number, end: number][]
}

const wordInGloss = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu

/** Few words make most glosses: the roots of so many are kept, about 200 bytes each. */
const mostKept = 20_000

const openRoots = oncePerDictionary((_: EnglishIndex) => new Map<string, readonly string[]>())

/** The roots of a word as a gloss or a question writes it: of `T-shirt` two. */
function listRoots(index: EnglishIndex, word: string): readonly string[] {
  const kept = openRoots(index)
  let roots = kept.get(word)
  if (roots === undefined) {
    const isKnown = (token: string) => index.tokens.find(token) >= 0
    roots = tokenizeEnglish(word).map(({ text }) => toEnglishRoot(text, isKnown))
    if (kept.size >= mostKept) kept.clear()
    kept.set(word, roots)
  }
  return roots
}

const openLast = oncePerDictionary((_: EnglishIndex) => ({
  query: '',
  wanted: new Set() as ReadonlySet<string>,
}))

/** All results of a question are compared with the same words. */
function listWanted(index: EnglishIndex, query: string): ReadonlySet<string> {
  const last = openLast(index)
  if (last.query !== query) {
    const words = withoutFillers(tokenizeEnglish(query))
    last.wanted = new Set(words.flatMap(({ text }) => listRoots(index, text)))
    last.query = query
  }
  return last.wanted
}

/** Goes through the words of a gloss: most have ASCII only, and are read letter by letter. */
function forEachWord(gloss: string, take: (word: string, start: number) => void): void {
  if (/[^\0-\x7f]/.test(gloss)) {
    for (const { 0: word, index: start } of gloss.matchAll(wordInGloss)) take(word, start)
    return
  }
  let at = 0
  while (at < gloss.length) {
    if (asciiKind(gloss, at) === noWord) {
      at += 1
      continue
    }
    const start = at
    while (asciiKind(gloss, at) !== noWord) at += 1
    // What follows an apostrophe is of letters only.
    while (gloss[at] === "'" && asciiKind(gloss, at + 1) === letter) {
      at += 1
      while (asciiKind(gloss, at) === letter) at += 1
    }
    take(gloss.slice(start, at), start)
  }
}

const noWord = 0
const digit = 1
const letter = 2

/** At the end of the text it is no word any more. */
function asciiKind(text: string, at: number): number {
  const code = text.charCodeAt(at)
  if ((code >= 97 && code <= 122) || (code >= 65 && code <= 90)) return letter
  return code >= 48 && code <= 57 ? digit : noWord
}

/**
 * The gloss with the most words of the query, in any form, and of those the shortest: what the reader
 * of a result is looking for. Undefined where no gloss shown has one.
 */
export function findMatchedGloss(
  index: EnglishIndex,
  query: string,
  glosses: readonly string[],
): MatchedGloss | undefined {
  const wanted = listWanted(index, query)
  const matched = glosses.map((gloss, place) => {
    const marks: [number, number][] = []
    forEachWord(gloss, (word, start) => {
      if (listRoots(index, word).some((root) => wanted.has(root))) {
        marks.push([start, start + word.length])
      }
    })
    return { place, marks, length: gloss.length }
  })
  const [best] = matched
    .filter(({ marks }) => marks.length > 0)
    .sort(
      (a, b) =>
        Math.min(b.marks.length, wanted.size) - Math.min(a.marks.length, wanted.size) ||
        a.length - b.length ||
        a.place - b.place,
    )
  return best && { place: best.place, marks: best.marks }
}
