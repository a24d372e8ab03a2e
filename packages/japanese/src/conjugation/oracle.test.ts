import { conjugateAuxiliaries, conjugate as conjugateByKamiya } from 'kamiya-codec'
import { expect, test } from 'vitest'
import { sampleInputs } from '../testing/sample-words'
import { type ConjugationRow, conjugate } from './conjugate'

type Cell = 'plainAffirmative' | 'plainNegative' | 'politeAffirmative' | 'politeNegative'

const plainForms: ReadonlyArray<readonly [form: string, cell: Cell, conjugation: string]> = [
  ['non-past', 'plainNegative', 'Negative'],
  ['past', 'plainAffirmative', 'Ta'],
  ['te', 'plainAffirmative', 'Te'],
  ['provisional', 'plainAffirmative', 'Conditional'],
  ['conditional', 'plainAffirmative', 'Tara'],
  ['representative', 'plainAffirmative', 'Tari'],
  ['volitional', 'plainAffirmative', 'Volitional'],
  ['imperative', 'plainAffirmative', 'Imperative'],
  ['without', 'plainNegative', 'Zu'],
]

const auxiliaryForms: ReadonlyArray<
  readonly [form: string, cell: Cell, auxiliaries: readonly string[], conjugation: string]
> = [
  ['non-past', 'politeAffirmative', ['Masu'], 'Dictionary'],
  ['past', 'politeAffirmative', ['Masu'], 'Ta'],
  ['past', 'plainNegative', ['Nai'], 'Ta'],
  ['potential', 'plainAffirmative', ['Potential'], 'Dictionary'],
  ['passive', 'plainAffirmative', ['ReruRareru'], 'Dictionary'],
  ['causative', 'plainAffirmative', ['SeruSaseru'], 'Dictionary'],
  ['causative-passive', 'plainAffirmative', ['CausativePassive'], 'Dictionary'],
  ['desiderative', 'plainNegative', ['Tai'], 'Negative'],
  ['progressive', 'plainAffirmative', ['TeIru'], 'Dictionary'],
]

const regularClasses = new Set('v1 v5b v5g v5k v5k-s v5m v5n v5r v5s v5t v5u vk vs-i'.split(' '))

/** The library knows the irregular verbs in kana only, and no compounds of them. */
const words = sampleInputs
  .map((input) => ({ ...input, text: input.reading, furigana: [{ text: input.reading }] }))
  .filter((input) => regularClasses.has(input.partOfSpeech))
  .filter((input) => !/ゆく$|.いく$|.くる$|.する$|^できる$/.test(input.reading))

function readingsOf(rows: readonly ConjugationRow[], form: string, cell: Cell): string[] {
  return rows.find((row) => row.form === form)?.[cell].map((each) => each.reading) ?? []
}

test.each(words.map((input) => [input.reading, input.partOfSpeech, input] as const))(
  '%s (%s) conjugates as kamiya-codec, an independent implementation, has it',
  (reading, partOfSpeech, input) => {
    const rows = conjugate(input) ?? []
    const isIchidan = partOfSpeech === 'v1'
    const missing: string[] = []
    function check(form: string, cell: Cell, theirs: readonly string[]) {
      const ours = readingsOf(rows, form, cell)
      if (!theirs.some((each) => ours.includes(each))) {
        missing.push(`${form} ${cell}: ${theirs.join('/')}, ours ${ours.join('/')}`)
      }
    }
    for (const [form, cell, conjugation] of plainForms) {
      check(form, cell, conjugateByKamiya(reading, conjugation, isIchidan))
    }
    for (const [form, cell, auxiliaries, conjugation] of auxiliaryForms) {
      // It makes a godan potential of する and くる (すれる), which nobody says.
      if (form === 'potential' && /^(?:vk|vs-i)$/.test(partOfSpeech)) continue
      check(form, cell, conjugateAuxiliaries(reading, auxiliaries, conjugation, isIchidan))
    }
    expect(missing).toEqual([])
  },
)

test('words of every regular class are compared', () => {
  expect(new Set(words.map((input) => input.partOfSpeech))).toEqual(regularClasses)
})
