import { z } from 'zod'
import { cursor } from '../identifiers'
import { jlptFilter } from '../jlpt'
import { wordSummary } from '../word-summary'

/** dict.words.listWords */
export const input = z.object({
  jlpt: jlptFilter,
  /** Part-of-speech codes or groups (`v1`, `verb`, `adj-i`, `noun` …); a word has any of them. */
  pos: z.array(z.string().min(1).max(24)).max(40).default([]),
  /** `include` is the default: loanwords among the others. */
  loanword: z.enum(['include', 'only']).default('include'),
  sort: z.enum(['asc', 'desc']).default('asc'),
  limit: z.int().min(1).max(100).default(20),
  cursor: cursor.nullish(),
})

export const output = z.object({
  items: z.array(wordSummary),
  nextCursor: cursor.nullable(),
  total: z.int(),
})
