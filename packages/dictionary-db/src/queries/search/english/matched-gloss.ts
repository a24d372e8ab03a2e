import { KeptByTurns } from '../../../kept-by-turns'
import { oncePerDictionary } from '../../../once-per-dictionary'
import type { EnglishIndex } from '../../../search-index/english-index'
import { americanForms } from '../../../search-index/text/british-words'
import { toEnglishRoot } from '../../../search-index/text/english-root'
import { tokenizeEnglish, withoutFillers } from '../../../search-index/text/english-tokens'
import { irregularForms } from '../../../search-index/text/irregular-forms'

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

const openRoots = oncePerDictionary(
  (_: EnglishIndex) => new KeptByTurns<string, readonly string[]>(mostKept),
)

/** The roots of a word as a gloss or a question writes it: of `T-shirt` two. */
function listRoots(index: EnglishIndex, word: string): readonly string[] {
  const kept = openRoots(index)
  let roots = kept.find(word)
  if (roots === undefined) {
    const isKnown = (token: string) => index.tokens.find(token) >= 0
    roots = tokenizeEnglish(word).map(({ text }) => toEnglishRoot(text, isKnown))
    kept.keep(word, roots)
  }
  return roots
}

const openLast = oncePerDictionary((_: EnglishIndex) => ({
  query: '',
  wanted: { roots: new Set(), initials: 0 } as Wanted,
}))

interface Wanted {
  roots: ReadonlySet<string>
  /** The letters that they begin with, as bits; all where one begins with something else. */
  initials: number
}

const allInitials = -1

function toInitial(text: string): number {
  const letter = (text.charCodeAt(0) | 32) - 97
  return letter >= 0 && letter < 26 ? 1 << letter : allInitials
}

/**
 * What roots of a word may begin with, by the letter that it begins with: with the same, for a regular form
 * changes its end only, or as irregular ones do (went: go).
 */
const initialsOfRoots = listInitialsOfRoots()

function listInitialsOfRoots(): Int32Array {
  const initials = Int32Array.from({ length: 26 }, (_, letter) => 1 << letter)
  for (const [form, root] of [...irregularForms, ...americanForms]) {
    const letter = form.charCodeAt(0) - 97
    initials[letter] = (initials[letter] ?? 0) | toInitial(root)
  }
  // What was was before it was irregular: a few steps reach whatever can be reached.
  for (let step = 0; step < 26; step += 1) {
    for (let letter = 0; letter < 26; letter += 1) {
      let reached = initials[letter] ?? 0
      for (let other = 0; other < 26; other += 1) {
        if ((reached & (1 << other)) !== 0) reached |= initials[other] ?? 0
      }
      initials[letter] = reached
    }
  }
  return initials
}

function mayBeWanted({ initials }: Wanted, word: string): boolean {
  const code = word.charCodeAt(0) | 32
  return code < 97 || code > 122 || ((initialsOfRoots[code - 97] ?? allInitials) & initials) !== 0
}

/** All results of a question are compared with the same words. */
function listWanted(index: EnglishIndex, query: string): Wanted {
  const last = openLast(index)
  if (last.query !== query) {
    const words = withoutFillers(tokenizeEnglish(query))
    const roots = words.flatMap(({ text }) => listRoots(index, text))
    const initials = roots.reduce((all, root) => all | toInitial(root), 0)
    last.wanted = { roots: new Set(roots), initials }
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
      if (!mayBeWanted(wanted, word)) return
      if (listRoots(index, word).some((root) => wanted.roots.has(root))) {
        marks.push([start, start + word.length])
      }
    })
    return { place, marks, length: gloss.length }
  })
  const [best] = matched
    .filter(({ marks }) => marks.length > 0)
    .sort(
      (a, b) =>
        Math.min(b.marks.length, wanted.roots.size) - Math.min(a.marks.length, wanted.roots.size) ||
        a.length - b.length ||
        a.place - b.place,
    )
  return best && { place: best.place, marks: best.marks }
}
