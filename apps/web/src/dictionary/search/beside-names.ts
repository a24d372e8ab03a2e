import type { NameItem, QueryUnderstanding, SearchAnswer, SearchItem } from './search-answer'

/** Names beside the words of a query, and how many there are in all. */
export interface BesideNames {
  items: NameItem[]
  total: number
  isTotalExact: boolean
  /** No word is the whole of what was typed, so that a name is likelier meant. */
  areFirst: boolean
}

// A pattern (学*) is asked of words, and each that fits is all of it.
const wholeMatches: ReadonlySet<string> = new Set(['exact', 'inflected', 'gloss', 'wildcard'])

/**
 * The names that are the whole of the query; what only begins so would drown the words. They come
 * last, and first where no word is the whole of what was typed (齋藤, 田中). A query that names can
 * only be put together for (しょうが and ない) is a name where it is no word.
 */
export function findBesideNames(
  answer: SearchAnswer | undefined,
  words: { items: readonly SearchItem[]; understanding: QueryUnderstanding },
): BesideNames | undefined {
  if (answer === undefined) return undefined
  const items = answer.items
    .filter((item) => item.kind === 'name')
    .filter(({ match }) => match.how === 'exact')
  if (items.length === 0) return undefined
  const isAnotherText = words.understanding.readAs?.because === 'correction'
  const isWhole = words.items.some(({ match }) => wholeMatches.has(match.how))
  if (isWhole && items.every((item) => isPiece(item, answer.understanding))) return undefined
  const { total, isTotalExact } = answer
  return { items, total, isTotalExact, areFirst: isAnotherText || !isWhole }
}

/** Found by a part of the query, as the names of a whole person are. */
function isPiece(
  { match }: NameItem,
  { normalized, interpretations }: QueryUnderstanding,
): boolean {
  const read = interpretations[match.interpretation ?? 0]?.text ?? normalized
  return read !== normalized && normalized.includes(read)
}
