import { expect, test } from 'vitest'
import { Beginnings } from './beginnings'
import { toSortedKeys } from './sorted-keys'

const { keys, packed } = toSortedKeys(['あ', 'あき', 'あきた', 'あさ', 'い', 'いき', '秋'])

test.each(['あ', 'あき', 'あきた', 'いき', '秋', 'う', 'あきたか', 'ん'])(
  'walking along %s leads to the keys that begin with it',
  (text) => {
    let range = { start: 0, end: packed.size }
    for (const [length, character] of [...text].entries()) {
      range = packed.rangeOfNext(range, length, character.charCodeAt(0))
    }
    expect(keys.slice(range.start, range.end)).toEqual(keys.filter((key) => key.startsWith(text)))
  },
)

test.each(['ああ', 'あき', 'あさ', 'いき', '秋あ', 'うあ'])(
  'the keys that begin with %s are found by its two characters',
  (text) => {
    const beginnings = new Beginnings(packed)
    const { start, end } = beginnings.rangeOfTwo(text.charCodeAt(0), text.charCodeAt(1))
    expect(keys.slice(start, end)).toEqual(keys.filter((key) => key.startsWith(text)))
    const first = beginnings.rangeOf(text.charCodeAt(0))
    expect(first).toEqual(packed.rangeOfPrefix(text.charAt(0)))
  },
)
