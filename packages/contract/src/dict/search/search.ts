import { matchKinds } from '@kotonoha/japanese/query-grammar/match-kinds'
import { longestQuery } from '@kotonoha/japanese/query-grammar/split-query'
import { z } from 'zod'
import { cursor } from '../identifiers'
import { kanjiSummary } from '../kanji-summary'
import { wordSummary } from '../word-summary'
import { queryUnderstanding } from './query-understanding'

/** dict.search.search */
export const input = z.object({
  query: z.string().max(longestQuery),
  /** All items are of this kind. Left out: what the tags ask for (`#kanji`, `strokes:8`), or words. */
  kind: z.enum(['words', 'kanji', 'names']).optional(),
  limit: z.int().min(1).max(50).default(20),
  cursor: cursor.nullish(),
})

/** Why an item is in the results. */
const match = z.object({
  how: z.enum(matchKinds),
  /** Which reading of the query found it: an index into `understanding.interpretations`. */
  interpretation: z.int().nullable(),
  /** Inflection steps from the dictionary form to the query: `causative-passive`, `past`. */
  inflections: z.array(z.string()),
  /** Number of the sense that matched, from 1, of how many; null where no meaning did. */
  sense: z.object({ number: z.int(), of: z.int() }).nullable(),
  /** Which of the item's glosses matched, from 0, and from where up to where its words were asked for. */
  gloss: z.object({ place: z.int(), marks: z.array(z.tuple([z.int(), z.int()])) }).nullable(),
})

export const wordItem = wordSummary.extend({
  kind: z.literal('word'),
  match,
  /** Of the one word that is just what was asked for, the first glosses of its next senses. */
  alsoMeans: z.array(z.string()).optional(),
})
export const kanjiItem = kanjiSummary.extend({ kind: z.literal('kanji'), match })
export const nameItem = z.object({
  kind: z.literal('name'),
  nameId: z.string(),
  text: z.string(),
  reading: z.string(),
  /** ENAMDICT types: surname, given name, place … */
  types: z.array(z.object({ code: z.string(), label: z.string() })),
  translations: z.array(z.string()),
  match,
})

export const output = z.object({
  items: z.array(z.discriminatedUnion('kind', [wordItem, kanjiItem, nameItem])),
  nextCursor: cursor.nullable(),
  /** How many there are; `isTotalExact` is false where counting stopped at a bound. */
  total: z.int(),
  isTotalExact: z.boolean(),
  understanding: queryUnderstanding,
})
