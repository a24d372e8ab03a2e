import { expect, test } from 'vitest'
import { type ConjugationRow, conjugate } from '../conjugation/conjugate'
import { toHiragana } from '../kana/hiragana-katakana'
import { sampleInputs } from '../testing/sample-words'
import { deinflect } from './deinflect'

const cellNames = [
  'plainAffirmative',
  'plainNegative',
  'politeAffirmative',
  'politeNegative',
] as const

function listForms(rows: readonly ConjugationRow[]) {
  return rows.flatMap((row) => cellNames.flatMap((cell) => row[cell]))
}

test.each(
  sampleInputs.map((input) => [input.text, input.reading, input.partOfSpeech, input] as const),
)(
  'every form of %s (%s, %s) is undone to it, in kana and as written',
  (text, reading, code, input) => {
    const rows = conjugate(input)
    if (rows === undefined) throw new Error('The class has no table.')
    const lost = new Set<string>()
    for (const form of listForms(rows)) {
      const reaches = (surface: string, word: string) =>
        // ウザくない leads to ウザい, which a search finds as ウザイ.
        toHiragana(surface) === toHiragana(word) ||
        deinflect(surface).some(
          (each) => toHiragana(each.text) === toHiragana(word) && each.partsOfSpeech.includes(code),
        )
      if (!reaches(form.reading, reading)) lost.add(form.reading)
      // ない of 有る is written without the kanji; the reading finds the word.
      if (!reaches(form.text, text) && !reaches(form.text, reading)) lost.add(form.text)
    }
    expect([...lost]).toEqual([])
  },
)

test('the words of the table are of every class that conjugates', () => {
  const classes = new Set(sampleInputs.map((input) => input.partOfSpeech))
  expect(classes.size).toBeGreaterThanOrEqual(32)
  const formCount = sampleInputs.flatMap((input) => listForms(conjugate(input) ?? [])).length
  expect(formCount).toBeGreaterThan(4000)
})
