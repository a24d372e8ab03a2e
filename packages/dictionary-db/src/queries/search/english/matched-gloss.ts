import { KeptByTurns } from '../../../kept-by-turns'
import { oncePerDictionary } from '../../../once-per-dictionary'
import type { EnglishIndex } from '../../../search-index/english-index'
import { americanForms } from '../../../search-index/text/british-words'
import { toEnglishRoot } from '../../../search-index/text/english-root'
import { tokenizeEnglish, withoutFillers } from '../../../search-index/text/english-tokens'
import { irregularForms } from '../../../search-index/text/irregular-forms'
import { beginOfGlosses, type ListedSpelling, readGlosses } from '../../words/listed-spelling'

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

/** Of a word by the code of its first letter. */
function mayBeWanted({ initials }: Wanted, first: number): boolean {
  const code = first | 32
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

const noWord = 0
const digit = 1
const letter = 2

/** At the end of the text it is no word any more. */
function asciiKind(text: string, at: number): number {
  const code = text.charCodeAt(at)
  if ((code >= 97 && code <= 122) || (code >= 65 && code <= 90)) return letter
  return code >= 48 && code <= 57 ? digit : noWord
}

/** Where the word ends that begins there; what follows an apostrophe is of letters only. */
function endOfWord(text: string, start: number): number {
  let at = start + 1
  while (asciiKind(text, at) !== noWord) at += 1
  while (text[at] === "'" && asciiKind(text, at + 1) === letter) {
    at += 2
    while (asciiKind(text, at) === letter) at += 1
  }
  return at
}

/** The best of the glosses so far; another has to be better, for of equal ones the first counts. */
interface Best extends MatchedGloss {
  length: number
}

function toBetter(wanted: Wanted, best: Best | undefined, gloss: Best): Best {
  if (best === undefined) return gloss
  const [more, known] = [gloss, best].map(({ marks }) => Math.min(marks.length, wanted.roots.size))
  const isBetter = more === known ? gloss.length < best.length : (more ?? 0) > (known ?? 0)
  return isBetter ? gloss : best
}

function isWanted(index: EnglishIndex, { roots }: Wanted, word: string): boolean {
  return listRoots(index, word).some((root) => roots.has(root))
}

/**
 * The gloss with the most words of the query, in any form, and of those the shortest: what the reader
 * of a result is looking for. Undefined where no gloss shown has one.
 *
 * Most glosses are of ASCII only, and are read letter by letter in the JSON that they stand in.
 */
export function findMatchedGloss(
  index: EnglishIndex,
  query: string,
  shown: ListedSpelling,
): MatchedGloss | undefined {
  const wanted = listWanted(index, query)
  const { listed } = shown
  let best: Best | undefined
  let marks: MatchedGloss['marks'] = []
  let place = 0
  let start = beginOfGlosses(shown)
  let at = start
  for (;;) {
    const code = listed.charCodeAt(at)
    if (code === backslash || code > lastOfAscii) return findAmongRead(index, wanted, shown)
    if (code === quotationMark) {
      if (marks.length > 0) {
        best = toBetter(wanted, best, { place, marks, length: at - start })
        marks = []
      }
      if (listed.charCodeAt(at + 1) !== comma) break
      place += 1
      at += betweenGlosses
      start = at
    } else if (asciiKind(listed, at) === noWord) at += 1
    else {
      const end = endOfWord(listed, at)
      if (mayBeWanted(wanted, code) && isWanted(index, wanted, listed.slice(at, end))) {
        marks.push([at - start, end - start])
      }
      at = end
    }
  }
  return best && { place: best.place, marks: best.marks }
}

const quotationMark = 0x22
const comma = 0x2c
const backslash = 0x5c
const lastOfAscii = 0x7f
const betweenGlosses = '","'.length

/** The same of glosses with other letters, or with what JSON writes in another way than it is. */
function findAmongRead(
  index: EnglishIndex,
  wanted: Wanted,
  shown: ListedSpelling,
): MatchedGloss | undefined {
  let best: Best | undefined
  for (const [place, gloss] of readGlosses(shown).entries()) {
    const marks: MatchedGloss['marks'] = []
    for (const { 0: word, index: start } of gloss.matchAll(wordInGloss)) {
      if (mayBeWanted(wanted, word.charCodeAt(0)) && isWanted(index, wanted, word)) {
        marks.push([start, start + word.length])
      }
    }
    if (marks.length > 0) best = toBetter(wanted, best, { place, marks, length: gloss.length })
  }
  return best && { place: best.place, marks: best.marks }
}
