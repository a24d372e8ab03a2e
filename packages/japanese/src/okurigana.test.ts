import { expect, test } from 'vitest'
import { splitOkurigana } from './okurigana'

test.each([
  ['た.べる', 'た', 'べる', 'the dot sets okurigana apart'],
  ['ショク', 'ショク', '', 'an on reading has none'],
  ['ひと-', 'ひと', '', 'the hyphen of a prefix is a mark of the source'],
  ['-だ.て', 'だ', 'て', 'so is that of a suffix'],
])('%s is %s and %s: %s', (text, stem, okurigana) => {
  expect(splitOkurigana(text)).toEqual({ stem, okurigana })
})
