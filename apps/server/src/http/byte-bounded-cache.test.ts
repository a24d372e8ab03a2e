import { expect, test } from 'vitest'
import { createByteBoundedCache } from './byte-bounded-cache'

test('what was unused for longest makes room', () => {
  const cache = createByteBoundedCache<string>(30)
  cache.set('a', 'A', 10)
  cache.set('b', 'B', 10)
  cache.set('c', 'C', 10)
  cache.get('a')
  cache.set('d', 'D', 10)
  expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key))).toEqual(['A', undefined, 'C', 'D'])
})

test('a value put in the place of another frees its room', () => {
  const cache = createByteBoundedCache<string>(30)
  cache.set('a', 'A', 20)
  cache.set('a', 'A2', 10)
  cache.set('b', 'B', 20)
  expect([cache.get('a'), cache.get('b')]).toEqual(['A2', 'B'])
})

test('a value too big for all the room pushes nothing else out', () => {
  const cache = createByteBoundedCache<string>(30)
  cache.set('a', 'A', 10)
  cache.set('huge', 'H', 31)
  expect([cache.get('a'), cache.get('huge')]).toEqual(['A', undefined])
})

test('a value that has grown since it was put in is counted with what it takes now', () => {
  const cache = createByteBoundedCache<{ encodings: string[] }>(30)
  const answer = { encodings: [] as string[] }
  cache.set('a', answer, 10)
  cache.set('b', { encodings: [] }, 10)
  answer.encodings.push('br')
  cache.set('a', answer, 25)
  expect([cache.get('a'), cache.get('b')]).toEqual([answer, undefined])
})
