import { z } from 'zod'

// Half a surrogate pair is no character, and NUL and the other controls are nothing to read;
// PostgreSQL takes neither half a pair nor NUL.
const unreadable = /\p{Surrogate}|[^\P{Cc}\n\t]/u

/** What a person typed: at most so many characters, trimmed, line breaks and tabs allowed. */
export function plainText(maxLength: number) {
  return z
    .string()
    .max(maxLength)
    .refine((text) => !unreadable.test(text), 'not well-formed text')
    .trim()
}

/** As `plainText`, on one line and not empty: the name of somebody or something. */
export function plainName(maxLength: number) {
  return plainText(maxLength)
    .refine((text) => text !== '', 'must not be empty')
    .refine((text) => !/[\n\t]/.test(text), 'must be on one line')
}
