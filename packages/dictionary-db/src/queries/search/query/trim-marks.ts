/** Brackets and quotation marks of all kinds, stops, dots, arrows and bullets. */
const marks = String.raw`\p{Ps}\p{Pe}\p{Pi}\p{Pf}。、.,;:!…‥・→←↑↓⇒➡●○■□★☆※♪♡♥—–¿¡`

const marksInFront = new RegExp(`^[${marks}~〜]+`, 'u')
const marksAtEnd = new RegExp(`[${marks}?]+$`, 'u')
/** After kana a wave is a long vowel: すご〜. */
const waveAtEnd = /(?<![\u3041-\u30ff])[~〜]+$/u

/** Of letters alone, which most terms are: nothing is around them. */
const lettersOnly = /^[A-Za-z\u3041-\u3096\u30a1-\u30fa\u4e00-\u9fff]+$/

/** A term without the marks around it, which belong to the text that it was copied from. */
export interface TrimmedTerm {
  text: string
  /** With its question marks as wildcards, where it ends in them: what it may have meant. */
  pattern: string | undefined
}

/**
 * Takes the marks off a term: 「猫」, 猫。, 〜さん and 何？ are 猫, さん and 何. A `?` inside or in front is a
 * wildcard; one at the end is a question mark first, and a wildcard after that. A text of marks alone stays what it is.
 */
export function trimMarks(text: string): TrimmedTerm {
  if (lettersOnly.test(text)) return { text, pattern: undefined }
  const begun = text.replace(marksInFront, '')
  const trimmed = begun.replace(marksAtEnd, '').replace(waveAtEnd, '').replace(marksAtEnd, '')
  if (!/[\p{L}\p{N}]/u.test(trimmed)) return { text, pattern: undefined }
  const ending = begun.slice(trimmed.length)
  const hasOtherWildcard = /[*?]/u.test(trimmed)
  if (!ending.includes('?')) return { text: trimmed, pattern: undefined }
  if (hasOtherWildcard)
    return { text: trimmed + (/^\?+/u.exec(ending)?.[0] ?? ''), pattern: undefined }
  const isPattern = /^\?+$/u.test(ending)
  return { text: trimmed, pattern: isPattern ? trimmed + ending : undefined }
}
