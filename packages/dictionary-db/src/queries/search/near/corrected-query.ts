import { hasJapanese } from '../query/has-japanese'
import { type ParsedQuery, parseQuery } from '../query/parse-query'
import type { NearMatches } from './near-matches'

/** Nearly every two kana are one slip away from some word: then a choice is only offered. */
const shortestCorrected = 3

/**
 * The query with its slip mended. Not one in quotation marks, which is taken as it is typed: that
 * is the way back from a correction.
 */
export function toCorrectedQuery(
  query: ParsedQuery,
  { texts, areSlips }: NearMatches,
): { text: string; query: ParsedQuery } | undefined {
  const [text] = texts
  if (text === undefined || !areSlips) return undefined
  if (hasJapanese(text) && text.length < shortestCorrected) return undefined
  return { text, query: { ...query, terms: parseQuery(text).terms } }
}
