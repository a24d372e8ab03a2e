import { toAmericanSpelling } from './british-spelling'

/** Accents of borrowed words (café, judō); the marks of kana lie in another block. */
const accents = /[\u0300-\u036f]/g
const dropped = /[.'’‘`´"“”!?()[\]]/g
const separators = /[-‐‑–—~,;:/\s]+/g

/**
 * The form in which English answers are compared: lower case, without marks, one space between
 * words, without a leading article, spelt the American way. Empty when nothing is left.
 */
export function normaliseMeaning(text: string): string {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(accents, '')
    .normalize('NFC')
    .replace(dropped, '')
    .replaceAll('&', ' and ')
    .replace(separators, ' ')
    .trim()
    .split(' ')
  const hasArticle = words.length > 1 && ['a', 'an', 'the'].includes(words[0] ?? '')
  return words
    .slice(hasArticle ? 1 : 0)
    .map(toAmericanSpelling)
    .join(' ')
}

/** A normalised verb without its "to"; undefined when it has none. "to" alone is no verb. */
export function withoutTo(normalised: string): string | undefined {
  return /^to ./.test(normalised) ? normalised.slice(3) : undefined
}
