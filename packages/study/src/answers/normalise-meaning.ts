import { toAmericanSpelling } from './british-spelling'

/** Accents of borrowed words (café, judō); the marks of kana lie in another block. */
const accents = /[\u0300-\u036f]/g
const dropped = /[.'’‘`´"“”!?()[\]]/g
/** The commas of 1,000,000. */
const thousands = /(?<=\d),(?=\d{3}(?!\d))/g
const separators = /[-‐‑–—~,;:/\s]+/g

/** Most answers have nothing to normalise but an article. */
const plainWords = /^[a-z]+(?: [a-z]+)*$/
const article = /^(?:a|an|the) /

/** Lower case, without marks, one space between words, without a leading article. */
export function normaliseSpelling(text: string): string {
  const plain = plainWords.test(text) ? text : toPlainWords(text)
  return plain.replace(article, '')
}

function toPlainWords(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(accents, '')
    .normalize('NFC')
    .replace(thousands, '')
    .replace(dropped, '')
    .replaceAll('&', ' and ')
    .replace(separators, ' ')
    .trim()
}

/**
 * The form in which English answers are compared: as `normaliseSpelling` has it, and spelt the
 * American way. Empty when nothing is left.
 */
export function normaliseMeaning(text: string): string {
  return normaliseSpelling(text).split(' ').map(toAmericanSpelling).join(' ')
}

/** A normalised verb without its "to"; undefined when it has none. "to" alone is no verb. */
export function withoutTo(normalised: string): string | undefined {
  return /^to ./.test(normalised) ? normalised.slice(3) : undefined
}

/**
 * The ways in which a meaning may be typed that says something in parentheses: "cross over (water)"
 * with it or without.
 */
export function listWithoutParentheses(text: string): string[] {
  const bare = text.replaceAll(/\([^()]*\)/g, ' ').trim()
  return bare === text || bare === '' ? [text] : [text, bare]
}
