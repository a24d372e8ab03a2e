import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from './api'
import { describeFailure } from './failures/describe-failure'
import { newId } from './new-id'
import { queryClient } from './query-client'
import { sendForSure } from './send-for-sure'
import { toResponse } from './testing/to-response'

/** What the server was told, and what becomes of each of its answers. */
let told: string[]
let answers: ('lost' | 'broken' | 'refused' | 'done')[]

beforeEach(() => {
  queryClient.clear()
  told = []
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string } = {}) => {
    told.push(body ?? '')
    const outcome = answers.shift() ?? 'done'
    if (outcome === 'lost') throw new TypeError('Failed to fetch')
    if (outcome === 'done') return toResponse(url, [{ result: { data: { resetId: null } } }])
    const httpStatus = outcome === 'broken' ? 500 : 409
    const error = { message: outcome, code: -32_000, data: { httpStatus, code: outcome } }
    return toResponse(url, [{ error }])
  })
})

afterEach(() => vi.unstubAllGlobals())

/** The decision to go to level 3: what the learner is told. */
async function decide(): Promise<string> {
  const input = { mutationId: newId(), level: 3 }
  const sent = sendForSure(api.kanji.curriculum.setLevel.mutationOptions(), input)
  return sent.then(() => 'done', describeFailure)
}

test.each([
  ['lost', 'an answer that was lost is asked for again'],
  ['broken', 'so is one of a server that broke'],
] as const)('%s: %s, with the same id, so that it is done once', async (first, _reason) => {
  answers = [first, 'done']
  expect(await decide()).toBe('done')
  expect(told).toHaveLength(2)
  expect(told[1]).toBe(told[0])
  expect(told[0]).toContain('mutationId')
})

test('without any answer nobody pretends that nothing was changed, and pages ask anew', async () => {
  answers = ['lost', 'lost']
  const { queryKey } = api.kanji.curriculum.listResets.queryOptions()
  queryClient.setQueryData(queryKey, { resets: [] })
  expect(await decide()).toMatch(/not known whether this was done/)
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)
})

test('a refusal is told at once, also one that comes the second time', async () => {
  answers = ['refused']
  expect(await decide()).toMatch(/nothing was changed/)
  expect(told).toHaveLength(1)
  answers = ['lost', 'refused']
  expect(await decide()).toMatch(/nothing was changed/)
})

test('without a network nothing leaves the device, and that is known', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  answers = ['lost']
  expect(await decide()).toMatch(/Nothing was changed/)
  expect(told).toHaveLength(1)
})

test('a network that goes while the answer is on its way leaves it unknown', async () => {
  answers = ['lost', 'lost']
  const decision = decide()
  vi.stubGlobal('navigator', { onLine: false })
  expect(await decision).toMatch(/not known/)
})
