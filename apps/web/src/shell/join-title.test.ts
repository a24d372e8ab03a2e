import { expect, test } from 'vitest'
import { joinTitle } from './join-title'

test.each([
  [
    [[{ title: 'Kotonoha' }], undefined, [{ title: 'Dictionary' }], [{ title: 'Kanji' }]],
    'Kanji | Dictionary | Kotonoha',
    'routes without a title add nothing',
  ],
  [
    [[{ title: 'Kotonoha' }], [{ title: 'Words' }, { title: '食べる' }]],
    '食べる | Words | Kotonoha',
    'a route may add two',
  ],
  [
    [[{ title: 'Kotonoha' }], [{ title: 'Words' }, { title: undefined }, undefined]],
    'Words | Kotonoha',
    'a name not known yet is left out',
  ],
])('%j: %s (%s)', (meta, title, _reason) => {
  expect(joinTitle(meta)).toBe(title)
})
