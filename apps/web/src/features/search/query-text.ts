/**
 * Editing of a search query as text: the query is what the learner typed, so every chip and
 * link that changes it edits that text and nothing else.
 */

/** Takes one term (a tag such as `#n5` or a field such as `strokes:8`) out of the query. */
export function removeTerm(query: string, term: string): string {
  const wanted = term.toLowerCase()
  return splitTerms(query)
    .filter((each) => foldWidth(each).toLowerCase() !== wanted)
    .join(' ')
}

/**
 * The part of a half-composed input that can be looked up already.
 *
 * A Japanese input method shows たb on the way to たべ: the letter is no part of the word yet.
 * Text without kana is left alone, since there the letters are the word.
 */
export function lookupPartOfComposition(text: string): string {
  return /[\u3041-\u30ff]/u.test(text) ? text.replace(/[a-zａ-ｚ]+$/iu, '') : text
}

/** A phrase in quotes stays one term, as the grammar of search reads it. */
function splitTerms(query: string): string[] {
  return query.match(/[^\s"“”]*["“”][^"“”]*["“”]?|[^\s"“”]+/gu) ?? []
}

/** Full-width ＃ｎ５ names the same tag as #n5. */
function foldWidth(term: string): string {
  return term.normalize('NFKC')
}
