import { z } from 'zod'

/** Half a surrogate pair and NUL are no text: no id holds them, and no store keeps them unchanged. */
const text = z
  .string()
  .refine((value) => !/\p{Surrogate}/u.test(value) && !value.includes('\0'), 'not well-formed text')

/** The character itself: one code point, or one with a variation selector. */
export const kanjiId = text
  .min(1)
  .max(4)
  .refine((value) => Array.from(value).length <= 2, 'a kanji id is one character')

/** What a whole number can be where the product keeps it: PostgreSQL's `integer`. */
export const highestInteger = 2 ** 31 - 1

/** JMdict's `ent_seq`. */
export const wordId = z.int().positive().max(highestInteger)

/** Derived from word, written form and reading (see `docs/glossary.md`); stable across rebuilds. */
export const spellingId = text.min(1).max(24)

/** Number of the sense within its word, from 1. */
export const meaningId = z.int().positive().max(highestInteger)

/** `食:on:ショク`, `食:kun:た.べる`: the kanji, the kind of reading and the reading. */
export const readingId = text.min(1).max(64)

/** Opaque position in a list; only what an earlier answer gave is valid. */
export const cursor = text.min(1).max(200)
