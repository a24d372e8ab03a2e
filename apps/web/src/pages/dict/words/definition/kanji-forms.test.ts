import { expect, test } from 'vitest'
import { buildSpelling, buildWord } from '../testing/build-word'
import { listKanjiForms } from './kanji-forms'

test('forms in kana are left out, and a written form with two readings counts once', () => {
  const spellings = [
    buildSpelling({ spellingId: '1', text: 'にほん', reading: 'にほん' }),
    buildSpelling({ spellingId: '2', text: '日本', reading: 'にほん' }),
    buildSpelling({ spellingId: '3', text: '日本', reading: 'にっぽん' }),
  ]
  const forms = listKanjiForms(buildWord({ spellings }))
  expect(forms.map(({ spellingId }) => spellingId)).toEqual(['2'])
})

test('々 is kanji enough to be looked at: it stands for the one before it', () => {
  const spellings = [buildSpelling({ text: '々' })]
  expect(listKanjiForms(buildWord({ spellings }))).toHaveLength(1)
})
