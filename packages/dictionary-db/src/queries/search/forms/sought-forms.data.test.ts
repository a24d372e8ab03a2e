import { afterAll, describe, expect, test } from 'vitest'
import { openFullDictionary } from '../../../testing/open-full-dictionary'
import { isFormFound, listSoughtForms } from './sought-forms'

/** `npm run bench -- forms` asks more words of each class, or all. */
const wordsPerClass = 1

const dictionary = openFullDictionary()
afterAll(() => dictionary?.close())

describe.runIf(dictionary !== undefined)('the forms that tables show', () => {
  const forms = dictionary === undefined ? [] : [...listSoughtForms(dictionary, wordsPerClass)]
  const classes = [...new Set(forms.map(({ partOfSpeech }) => partOfSpeech))]

  test('are those of all classes that conjugate', () => {
    expect(classes.length).toBeGreaterThanOrEqual(30)
    expect(forms.length).toBeGreaterThan(2000)
  })

  const listMissed = (code: string) =>
    forms
      .filter((form) => form.partOfSpeech === code)
      .filter((form) => dictionary !== undefined && !isFormFound(dictionary, form))
      .map(({ word, text }) => `${word} ${text}`)

  test.each(classes)('%s: every form is found as its word among the first three', (code) => {
    expect(listMissed(code)).toEqual([])
  })
})
