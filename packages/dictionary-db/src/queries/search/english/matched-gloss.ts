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

/**
 * The gloss with the most words of the query, in any form, and of those the shortest: what the reader
 * of a result is looking for. Undefined where no gloss shown has one.
 */
export function findMatchedGloss(
  index: EnglishIndex,
  query: string,
  glosses: readonly string[],
): MatchedGloss | undefined {
  const wanted = new Set(
    withoutFillers(tokenizeEnglish(query)).flatMap(({ text }) => listRoots(index, text)),
  )
  const matched = glosses.map((gloss, place) => {
    const words = [...gloss.matchAll(wordInGloss)].filter(([word]) =>
      listRoots(index, word).some((root) => wanted.has(root)),
    )
    const marks = words.map(({ 0: word, index: start }): [number, number] => [
      start,
      start + word.length,
    ])
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
