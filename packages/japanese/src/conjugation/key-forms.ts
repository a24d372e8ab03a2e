import type { RubySegment } from '../ruby'
import { type ConjugationCell, type ConjugationInput, conjugateCells } from './conjugate'

/** A form that one looks for most often, as it stands at the word. */
export interface KeyForm {
  label: string
  text: string
  furigana: RubySegment[]
}

const keyCells: readonly ConjugationCell[] = [
  ['non-past', 'plainNegative'],
  ['past', 'plainAffirmative'],
  ['te', 'plainAffirmative'],
  ['potential', 'plainAffirmative'],
  ['adverbial', 'plainAffirmative'],
]

const labels = ['Negative', 'Past', 'Te-form', 'Can', 'Adverb']

/**
 * What beginners ask of a verb or an adjective before they want a whole table: the plain negative,
 * the past, the form that joins, and of a verb what one can do. Empty where the class has no table.
 */
export function listKeyForms(input: ConjugationInput): KeyForm[] {
  return conjugateCells(input, keyCells).flatMap((ways, place) => {
    const usual = ways.find(({ register }) => register === 'standard')
    const label = labels[place] ?? ''
    return usual === undefined ? [] : [{ label, text: usual.text, furigana: usual.furigana }]
  })
}
