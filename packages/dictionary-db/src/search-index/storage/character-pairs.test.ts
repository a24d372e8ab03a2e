import { expect, test } from 'vitest'
import { CharacterPairs, writeCharacterPairs } from './character-pairs'
import { toSortedKeys } from './sorted-keys'
import type { Numbers, ReadPart } from './typed-parts'

const { keys, packed } = toSortedKeys([
  ...[
    'たべる',
    'たべもの',
    'べたべた',
    'べる',
    'しらべる',
    'しゃべる',
    'のべたべる',
    '食べる',
    'る',
  ],
  ...Array.from('あいうえおかきくけこ', (kana) => `たべ${kana}`),
])
const parts = new Map<string, Numbers>()
writeCharacterPairs((name, numbers) => parts.set(name, numbers), 'key.pair', packed)
const readPart: ReadPart = (name, kind) => {
  const { buffer, byteOffset, byteLength } = parts.get(name) ?? new kind(new ArrayBuffer(0))
  return new kind(buffer, byteOffset, byteLength / kind.BYTES_PER_ELEMENT)
}
const pairs = CharacterPairs.read(readPart, 'key.pair')

test.each(['る', 'べる', 'たべる', 'らべる', 'べたべる', 'たべも', 'もべ', 'んんん'])(
  'the keys that contain %s are among those that may, in their order',
  (text) => {
    const candidates = Array.from(pairs.candidatesFor(text), (key) => keys[key] ?? '')
    const found = candidates.filter((key) => key.includes(text))
    expect([...new Set(found)]).toEqual(keys.filter((key) => key.includes(text)))
  },
)

test('a key that has one pair of a text only is no candidate', () => {
  const candidates = Array.from(pairs.candidatesFor('たべる'), (key) => keys[key])
  expect(candidates).toEqual(['たべる', 'のべたべる'])
})
