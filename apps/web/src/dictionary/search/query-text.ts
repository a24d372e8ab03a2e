import { normalizeQuery, splitQuery } from '@kotonoha/japanese/query-grammar/split-query'

/**
 * Editing of a search query as text: the query is what the learner typed, so every chip and
 * link that changes it edits that text and nothing else.
 */

/** Takes one term (a tag such as `#n5` or a field such as `strokes:8`) out of the query. */
export function removeTerm(query: string, term: string): string {
  const wanted = term.toLowerCase()
  let rest = ''
  let end = 0
  for (const { typed, start, isPhrase } of splitQuery(query)) {
    // Full-width ＃ｎ５ names the same tag as #n5; what is quoted is text.
    const isWanted = !isPhrase && normalizeQuery(typed).toLowerCase() === wanted
    if (!isWanted) rest += rest !== '' && start > end ? ` ${typed}` : typed
    if (!isWanted) end = start + typed.length
  }
  return rest
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
