import { z } from 'zod'

/** The character itself: one code point, or one with a variation selector. */
export const kanjiId = z
  .string()
  .min(1)
  .max(4)
  .refine((value) => [...value].length <= 2, 'a kanji id is one character')

/** JMdict's `ent_seq`. */
export const wordId = z.int().positive()

/** Derived from word, written form and reading (see `docs/glossary.md`); stable across rebuilds. */
export const spellingId = z.string().min(1).max(24)

/** Number of the sense within its word, from 1. */
export const meaningId = z.int().positive()

/** `食:on:ショク`, `食:kun:た.べる`: the kanji, the kind of reading and the reading. */
export const readingId = z.string().min(1).max(64)

/** Opaque position in a list; only what an earlier answer gave is valid. */
export const cursor = z.string().min(1).max(200)
