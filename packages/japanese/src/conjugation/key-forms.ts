import type { RubySegment } from '../ruby'
import { type ConjugationInput, type ConjugationRow, conjugate } from './conjugate'

/** A form that one looks for most often, as it stands at the word. */
export interface KeyForm {
  label: string
  text: string
  furigana: RubySegment[]
}

/**
 * What beginners ask of a verb or an adjective before they want a whole table: the plain negative,
 * the past, the form that joins, and of a verb what one can do. Empty where the class has no table.
 */
export function listKeyForms(input: ConjugationInput): KeyForm[] {
  const rows = conjugate(input)
  if (rows === undefined) return []
  const find = (form: ConjugationRow['form']) => rows.find((row) => row.form === form)
  const forms = [
    ['Negative', find('non-past')?.plainNegative],
    ['Past', find('past')?.plainAffirmative],
    ['Te-form', find('te')?.plainAffirmative],
    ['Can', find('potential')?.plainAffirmative],
    ['Adverb', find('adverbial')?.plainAffirmative],
  ] as const
  return forms.flatMap(([label, ways]) => {
    const usual = ways?.find(({ register }) => register === 'standard')
    return usual === undefined ? [] : [{ label, text: usual.text, furigana: usual.furigana }]
  })
}
