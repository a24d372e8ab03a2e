import { expect, test } from 'vitest'
import { toSortedKeys } from '../../../search-index/storage/sorted-keys'
import { OrderedKeys } from './ordered-keys'
import { toFits, toPattern } from './pattern'

const { keys, packed } = toSortedKeys(['る', 'たべる', 'べる', 'くらべる', 'たるる', 'たべもの'])
/** The last key first. */
const order = Uint32Array.from(keys, (_, key) => keys.length - 1 - key)
const ordered = new OrderedKeys(packed, order)

function listFitting(text: string, most = order.length): (string | undefined)[] {
  const found: (string | undefined)[] = []
  ordered.takeFitting(toPattern(text), most, (key) => {
    found.push(keys[key])
    return true
  })
  return found
}

test.each(['たべ*', '*べる', '*べ*', 'た*る', '??べる', '?', '*', '??', '*ぬ*', '*る*る'])(
  'what fits %s are the keys that fit it, in the order given',
  (text) => {
    const fits = toFits(packed, toPattern(text))
    const expected = [...order].filter(fits).map((key) => keys[key])
    expect(listFitting(text)).toEqual(expected)
  },
)

test('only the first keys are tried', () => {
  expect(listFitting('*る').length).toBe(5)
  expect(listFitting('*る', 2)).toEqual(listFitting('*る').slice(0, 2))
})

test('no more is taken than is wanted', () => {
  let taken = 0
  ordered.takeFitting(toPattern('*る'), order.length, () => {
    taken += 1
    return taken < 3
  })
  expect(taken).toBe(3)
})
