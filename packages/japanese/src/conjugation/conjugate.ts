import { toHiragana } from '../kana/hiragana-katakana'
import type { RubySegment } from '../ruby'
import type { EndingCells, Register } from './cells'
import { findParadigm, isConjugatingClass, type Paradigm } from './find-paradigm'
import { type ConjugatedFormName, formLabels } from './form-labels'
import { replaceEnding } from './replace-ending'

/** A word as it is looked up: its written form, reading, furigana and one class of JMdict. */
export interface ConjugationInput {
  text: string
  reading: string
  furigana: readonly RubySegment[]
  partOfSpeech: string
}

export interface ConjugatedForm {
  text: string
  reading: string
  furigana: RubySegment[]
  register: Register
}

/** One form of the table: up to four cells, each with one or more ways to say it. */
export interface ConjugationRow {
  form: ConjugatedFormName
  label: string
  use: string
  plainAffirmative: ConjugatedForm[]
  plainNegative: ConjugatedForm[]
  politeAffirmative: ConjugatedForm[]
  politeNegative: ConjugatedForm[]
}

/**
 * The whole table of a word; undefined when its class does not conjugate in modern Japanese, or
 * the word does not end as its class demands.
 */
export function conjugate(input: ConjugationInput): ConjugationRow[] | undefined {
  const paradigm = findParadigm(input.partOfSpeech, toHiragana(input.reading), input.text)
  if (paradigm === undefined) return undefined
  return paradigm.rows.flatMap(([form, cells]) => {
    const row: ConjugationRow = {
      form,
      ...formLabels[form],
      plainAffirmative: toForms(input, paradigm, cells.plainAffirmative),
      plainNegative: toForms(input, paradigm, cells.plainNegative),
      politeAffirmative: toForms(input, paradigm, cells.politeAffirmative),
      politeNegative: toForms(input, paradigm, cells.politeNegative),
    }
    const isEmpty = Object.values(cells).every((endings: unknown[]) => endings.length === 0)
    return isEmpty ? [] : [row]
  })
}

function toForms(
  input: ConjugationInput,
  paradigm: Paradigm,
  endings: EndingCells[keyof EndingCells],
): ConjugatedForm[] {
  return endings.map(({ kana, register }) => ({
    ...replaceEnding(input, paradigm, kana),
    register,
  }))
}

/** A cell of the table. */
export type ConjugationCell = readonly [form: ConjugatedFormName, way: keyof EndingCells]

/** Makes cells of the table one by one, for who needs few of them; an empty one where there is none. */
export function openConjugation(
  input: ConjugationInput,
): (cell: ConjugationCell) => ConjugatedForm[] {
  const paradigm = findParadigm(input.partOfSpeech, toHiragana(input.reading), input.text)
  return ([form, way]) => {
    const row = paradigm?.rows.find(([name]) => name === form)
    return paradigm === undefined || row === undefined ? [] : toForms(input, paradigm, row[1][way])
  }
}

/** Those of a word's classes that have a table, each once, in their order. */
export function conjugatingPartsOfSpeech(codes: readonly string[]): string[] {
  return [...new Set(codes)].filter(isConjugatingClass)
}
