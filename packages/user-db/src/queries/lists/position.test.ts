import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findPositionAfter, type Place } from './position'

test('whatever is placed wherever, the order is as asked for', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(5), fc.nat(5), fc.nat(2)), { maxLength: 400 }),
      (moves) => {
        let places: Place[] = [...'abcdef'].map((id, order) => ({ id, position: order + 1 }))
        for (const [from, to, more] of moves) {
          const ids = places.map((each) => each.id)
          const moved = [...new Set([ids[from], ids[(from + more) % 6]])].filter(
            (id) => id !== undefined,
          )
          const others = places.filter((each) => !moved.includes(each.id))
          const after = others[to]?.id
          const found = findPositionAfter(others, after, moved.length)
          if (found === undefined) throw new Error('there is always room')
          const index = after === undefined ? 0 : others.findIndex((each) => each.id === after) + 1
          const expected = others.map((each) => each.id).toSpliced(index, 0, ...moved)
          const renumbered = new Map(found.renumbered.map((each) => [each.id, each.position]))
          places = [
            ...others.map(({ id, position }) => ({ id, position: renumbered.get(id) ?? position })),
            ...moved.map((id, order) => ({ id, position: found.first + found.step * order })),
          ].toSorted((a, b) => a.position - b.position)
          expect(places.map((each) => each.id)).toEqual(expected)
          expect(new Set(places.map((each) => each.position)).size).toBe(places.length)
        }
      },
    ),
  )
})
