import { expect, test, vi } from 'vitest'
import type { SigningKeys } from '../secrets/signing-keys'
import type { AccessClaims } from './access-token'
import { createTokenMemory } from './token-memory'

// Which keys they are is all that matters here.
const newKeys = () => ({}) as SigningKeys

function start() {
  const state = { keys: newKeys(), at: new Date(0), expiresAt: new Date(3_600_000) }
  const verify = vi.fn(async () => ({ expiresAt: state.expiresAt }) as AccessClaims)
  const read = createTokenMemory({ keys: () => state.keys, clock: () => state.at, verify })
  return { state, verify, read }
}

test('a token is verified once, however often it is sent', async () => {
  const { verify, read } = start()
  expect(await read('a')).toBe(await read('a'))
  await read('b')
  expect(verify).toHaveBeenCalledTimes(2)
})

test('a token that was good is not good for ever: it is verified again when it has expired', async () => {
  const { state, verify, read } = start()
  await read('a')
  state.at = state.expiresAt
  verify.mockRejectedValueOnce(new Error('expired'))
  await expect(read('a')).rejects.toThrow('expired')
})

test('a refusal is not remembered', async () => {
  const { verify, read } = start()
  verify.mockRejectedValueOnce(new Error('not ours'))
  await expect(read('a')).rejects.toThrow('not ours')
  await read('a')
  expect(verify).toHaveBeenCalledTimes(2)
})

test('when the keys change, nothing that the old ones vouched for counts any more', async () => {
  const { state, verify, read } = start()
  await read('a')
  state.keys = newKeys()
  await read('a')
  expect(verify).toHaveBeenCalledTimes(2)
})

test('many long tokens do not take the memory: those not sent for long are forgotten', async () => {
  const { verify, read } = start()
  const tokenOf = (number: number) => `${number}`.padEnd(1_000_000, 'x')
  for (let number = 0; number < 12; number += 1) {
    await read(tokenOf(number))
    await read(tokenOf(0))
  }
  expect(verify).toHaveBeenCalledTimes(12)
  await read(tokenOf(1))
  expect(verify).toHaveBeenCalledTimes(13)
})
