import { expect, test } from 'vitest'
import { z } from 'zod'
import { checkedAnswer } from './checked-answer'

const check = checkedAnswer(
  z.object({ items: z.array(z.object({ text: z.string(), ruby: z.string().exactOptional() })) }),
)

test('an answer that keeps its contract passes unchanged', () => {
  const answer = { items: [{ text: '食', ruby: 'た' }, { text: 'べる' }] }
  expect(check(answer)).toBe(answer)
})

test('a field of another type fails', () => {
  expect(() => check({ items: [{ text: 1 }] })).toThrow(z.ZodError)
})

test('a field that the contract does not name fails, with its place', () => {
  const answer = { items: [{ text: '食' }, { text: 'べる', secret: 1 }] }
  expect(() => check(answer)).toThrow('.items[1].secret')
})
