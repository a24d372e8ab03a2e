import { expect, test } from 'vitest'
import { defaultHashCost } from './hash-cost'
import { createPasswordHasher } from './password-hasher'

const cheap = { memoryKib: 19 * 1024, passes: 2 }

test('a hash is Argon2id, says what it cost, and is another one each time', async () => {
  const { hash } = createPasswordHasher(defaultHashCost)
  const [first, second] = await Promise.all([hash('正しい馬'), hash('正しい馬')])
  expect(first).toMatch(/^\$argon2id\$v=19\$m=65536,t=4,p=1\$/)
  expect(first).not.toBe(second)
})

test('a hash from before the cost was changed still verifies', async () => {
  const old = await createPasswordHasher(cheap).hash('正しい馬')
  const { verify } = createPasswordHasher({ ...cheap, passes: 3 })
  expect(await verify(old, '正しい馬')).toBe(true)
  expect(await verify(old, '正しい鹿')).toBe(false)
})

test('nobody’s password is never right', async () => {
  const { verify } = createPasswordHasher(cheap)
  for (const missing of [null, undefined]) {
    expect(await verify(missing, 'nobody has this password')).toBe(false)
  }
})

test('while sixteen people sign in at once, everything else goes on', async () => {
  const { hash } = createPasswordHasher(defaultHashCost)
  const gaps: number[] = []
  let lastAt = performance.now()
  const beat = setInterval(() => {
    gaps.push(performance.now() - lastAt)
    lastAt = performance.now()
  }, 5)
  const startedAt = performance.now()
  const outcomes = await Promise.allSettled(Array.from({ length: 16 }, () => hash('正しい馬')))
  // Whoever waited for too long was sent away, where the machine has much else to do.
  const hashed = outcomes.filter(({ status }) => status === 'fulfilled').length
  const hashMs = (performance.now() - startedAt) / (hashed / 2)
  clearInterval(beat)
  expect(hashed).toBeGreaterThan(0)
  const median = gaps.sort((a, b) => a - b)[gaps.length >> 1] ?? Number.POSITIVE_INFINITY
  // On the event loop each hash would be a gap of its own, and there would be no other gaps.
  expect(median).toBeLessThan(hashMs / 2)
})
