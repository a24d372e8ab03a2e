import type { WordIndex } from '../../../search-index/word-index'
import type { HitList } from '../hits/hit-list'

/** A gloss that is all of the query, offered when all of them are known. */
export interface WholeGloss {
  word: number
  points: number
  packed: number
  /** All words stand side by side. */
  isWhole: boolean
  /** A part of the query stands in brackets: "to keep (a promise)". */
  isRemarked: boolean
  /** … and not in the order of the query, or in another form: `hold hands` of "to hold (in one's hand)". */
  isLoose: boolean
}

/** What is lost by a gloss that has a part of the query in brackets, where another says it outright. */
const besideOutright = 60
const looselyBesideOutright = 350
/** An expression stands so much before the verb that it ends with. */
const beforeItsVerb = 1

/**
 * Offers the glosses that are all of a phrase. Where one says it outright (約束を守る, "to keep a promise"),
 * those that name its object in brackets only (守る, "to keep (a promise)") stand behind: an
 * expression made of that verb always stands before it, however well known the verb is.
 */
export function offerWholeGlosses(
  index: WordIndex,
  hits: HitList,
  glosses: readonly WholeGloss[],
): void {
  const outright = glosses.filter(({ isRemarked }) => !isRemarked)
  const remarked = glosses.filter(({ isRemarked }) => isRemarked)
  for (const { word, points, packed } of outright) hits.offerPacked(word, points, packed, -1, -1)
  if (remarked.length === 0) return
  const isSaid = outright.some(({ isLoose }) => !isLoose)
  const penalty = (isLoose: boolean) =>
    !isSaid ? 0 : isLoose ? looselyBesideOutright : besideOutright
  for (const { word, points, packed, isLoose } of remarked) {
    hits.offerPacked(word, points - penalty(isLoose), packed, -1, -1)
  }
  for (const expression of outright) {
    for (const verb of remarked) {
      if (!isExpressionOf(index, expression.word, verb.word)) continue
      const points = hits.pointsOf(verb.word) + beforeItsVerb
      hits.offerPacked(expression.word, points, expression.packed, -1, -1)
    }
  }
}

/** 約束を守る ends with 守る, and a particle stands before it. */
export function isExpressionOf(index: WordIndex, expression: number, verb: number): boolean {
  const said = readingOf(index, expression)
  const ending = readingOf(index, verb)
  return (
    said.endsWith(ending) && /[をにがでとへ]$/u.test(said.slice(0, said.length - ending.length))
  )
}

function readingOf({ readingKey, firstSpelling, headwords }: WordIndex, word: number): string {
  return headwords.keys.textOf(readingKey[firstSpelling[word] ?? 0] ?? 0)
}
