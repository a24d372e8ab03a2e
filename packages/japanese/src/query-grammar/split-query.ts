/** No query is longer: no entry of a dictionary, and no sentence worth cutting, is. */
export const longestQuery = 500

/** A part of a query, as it stands in the text. */
export interface QueryPiece {
  /** As it stands there, with its minus and its quotation marks. */
  typed: string
  start: number
  /** What is asked for: a phrase without its minus and its quotation marks. */
  text: string
  isPhrase: boolean
  /** A phrase with a minus in front; of a run the minus is part of its text. */
  isExcluded: boolean
}

/** What is not seen and parts nothing: zero-width characters, soft hyphens and NUL, which texts that are copied have inside words. */
const unseen = String.raw`\p{Cf}\0-\x08\x0e-\x1f\x7f-\x84\x86-\x9f`
const unseenCharacters = new RegExp(`[${unseen}]+`, 'gu')
const blanks = /[\p{Cc}\p{Cs}\p{Cf}\p{Co}\p{Cn}\s]+/gu
const otherQuotes = /[“”„‟«»″＂]/gu

/** A quoted phrase, or a run without blanks; a minus in front of a phrase excludes it. */
const quotes = '"“”„‟«»″＂'
const notOfRun = String.raw`\p{Cc}\p{Cs}\p{Cf}\p{Co}\p{Cn}\s`
const piecePattern = new RegExp(
  `[${unseen}]*(-?)[${unseen}]*[${quotes}]([^${quotes}]*)[${quotes}]?` +
    `|((?:[${unseen}]|[^${notOfRun}${quotes}])+)`,
  'gu',
)

/** Words of letters and digits that have one way to be written, with one blank between them: most queries. */
const normalAlready =
  /^[A-Za-z\d\u3041-\u3094\u30a1-\u30fa\u30fc\u4e00-\u9fff]+(?: [A-Za-z\d\u3041-\u3094\u30a1-\u30fa\u30fc\u4e00-\u9fff]+)*$/

/**
 * One width, one kind of quotation mark and of blank; nothing unseen and no halves of a surrogate pair,
 * which no text of a dictionary has.
 */
export function normalizeQuery(query: string): string {
  if (query.length <= longestQuery && normalAlready.test(query)) return query
  return query
    .slice(0, longestQuery)
    .replace(unseenCharacters, '')
    .normalize('NFKC')
    .replace(blanks, ' ')
    .replace(otherQuotes, '"')
    .slice(0, longestQuery)
    .trim()
}

/**
 * The pieces of a query: of one that was normalised, to look it up, or of one as it was typed, to
 * edit that text.
 */
export function splitQuery(query: string): QueryPiece[] {
  const pieces: QueryPiece[] = []
  piecePattern.lastIndex = 0
  // Not matchAll, which takes half as long again, and every query comes through here.
  for (let match = piecePattern.exec(query); match !== null; match = piecePattern.exec(query)) {
    const [typed, minus, phrase, run = ''] = match
    pieces.push({
      typed,
      start: match.index,
      text: phrase ?? run,
      isPhrase: phrase !== undefined,
      isExcluded: minus === '-',
    })
  }
  return pieces
}
