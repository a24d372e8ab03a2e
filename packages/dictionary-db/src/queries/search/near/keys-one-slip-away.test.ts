import { expect, test } from 'vitest'
import { toSortedKeys } from '../../../search-index/storage/sorted-keys'
import { listKeysOneSlipAway } from './keys-one-slip-away'

const { keys, packed } = toSortedKeys([
  'べんきょう',
  'べんきょ',
  'べんきう',
  'へんきょう',
  'べんきょうか',
  'んべきょう',
  'べんんきょう',
  'べきんうょ',
  'へんきょ',
  '勉きょう',
])
const codes = Array.from('へかんき', (kana) => kana.charCodeAt(0))

test.each([
  ['べんきょう', 'べんきう', 'a character is too much'],
  ['べんきょう', 'べんきょ', 'the last one is'],
  ['べんきょう', 'べんきょうか', 'one was left out at the end'],
  ['べんきょう', 'べんんきょう', 'one was left out inside'],
  ['べんきょう', 'へんきょう', 'another one was typed'],
  ['べんきょう', 'んべきょう', 'two have changed places'],
])('%s may be a slip for %s: %s', (typed, meant) => {
  const found = listKeysOneSlipAway(packed, typed, codes)
  expect(Array.from(found, (key) => keys[key])).toContain(meant)
})

test('neither two slips, nor a character that nobody types, nor the key itself is one', () => {
  const found = Array.from(listKeysOneSlipAway(packed, 'べんきょう', codes), (key) => keys[key])
  expect(found.sort()).toEqual(
    ['べんきう', 'べんきょ', 'べんきょうか', 'べんんきょう', 'へんきょう', 'んべきょう'].sort(),
  )
})
