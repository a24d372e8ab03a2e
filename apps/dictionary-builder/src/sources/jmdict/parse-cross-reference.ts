import type { CrossReference } from './jmdict-entry'

const kanaOnly = /^[\p{Script=Hiragana}\p{Script=Katakana}ー・゛゜]+$/u

/**
 * Takes `丸・まる・1` apart into writing, reading and sense number.
 *
 * The centre dot separates the parts, but loanwords have it inside too (ワン・アール). A writing
 * in kana needs no reading, so a dot between two kana parts belongs to the word.
 */
export function parseCrossReference(raw: string): CrossReference {
  const parts = raw.split('・')
  const last = parts.at(-1) ?? ''
  let senseNumber: number | null = null
  if (parts.length > 1 && /^\d+$/.test(last)) {
    senseNumber = Number(last)
    parts.pop()
  }
  const [first = '', ...others] = parts
  const rest = others.join('・')
  if (rest === '' || kanaOnly.test(first) || !kanaOnly.test(rest)) {
    return { raw, text: parts.join('・'), reading: null, senseNumber }
  }
  return { raw, text: first, reading: rest, senseNumber }
}
