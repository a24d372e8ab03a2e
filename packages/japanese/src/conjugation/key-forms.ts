import type { RubySegment } from '../ruby'
import { type ConjugationCell, type ConjugationInput, openConjugation } from './conjugate'

/** A form that one looks for most often, as it stands at the word. */
export interface KeyForm {
  label: string
  text: string
  furigana: RubySegment[]
}

const keyForms: readonly (readonly [label: string, cell: ConjugationCell])[] = [
  ['Negative', ['non-past', 'plainNegative']],
  ['Past', ['past', 'plainAffirmative']],
  ['Te-form', ['te', 'plainAffirmative']],
  ['Can', ['potential', 'plainAffirmative']],
  ['Adverb', ['adverbial', 'plainAffirmative']],
]

/**
 * What beginners ask of a verb or an adjective before they want a whole table: the plain negative,
 * the past, the form that joins, and of a verb what one can do. Empty where the class has no table.
 */
export function listKeyForms(input: ConjugationInput): KeyForm[] {
  const conjugateCell = openConjugation(input)
  return keyForms.flatMap(([label, cell]) => {
    const usual = conjugateCell(cell).find(({ register }) => register === 'standard')
    return usual === undefined ? [] : [{ label, text: usual.text, furigana: usual.furigana }]
  })
}
