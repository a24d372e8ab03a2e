// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client'
import { signInAs } from '../../session/testing/sign-in-as'
import { setUser } from '../../session/user-store'
import { followLists } from './follow-lists'
import { findKeptLists, keepLists } from './kept-lists'
import { listsQuery } from './list-queries'
import { buildSummary } from './testing/build-list'

const { queryKey } = listsQuery()
const kept = { knownAtMs: 1000, lists: [buildSummary({ name: 'Last visit' })] }

let stop: () => void
beforeEach(() => {
  localStorage.clear()
  signInAs('hanako')
  queryClient.setDefaultOptions({ queries: { retry: false } })
})

afterEach(() => {
  stop()
  setUser({ kind: 'signed-out' })
  queryClient.clear()
  vi.unstubAllGlobals()
})

test('without a network the lists are those of the last visit, of this learner alone', async () => {
  await keepLists('hanako', kept)
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network')
  })
  stop = followLists('taro')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(queryClient.getQueryData(queryKey)).toBeUndefined()
  stop()
  stop = followLists('hanako')
  await expect.poll(() => queryClient.getQueryData(queryKey)).toEqual({ lists: kept.lists })
  expect(queryClient.getQueryState(queryKey)?.dataUpdatedAt).toBe(1000)
})

test('what the server says, and what is changed then, is kept for the next visit', async () => {
  await keepLists('hanako', kept)
  const lists = [buildSummary({ name: 'From the server' })]
  vi.stubGlobal('fetch', async () => {
    const answer = JSON.stringify([{ result: { data: { lists } } }])
    return new Response(answer, { headers: { 'content-type': 'application/json' } })
  })
  stop = followLists('hanako')
  const findName = async () => (await findKeptLists('hanako'))?.lists[0]?.name
  await expect.poll(findName, { timeout: 3000 }).toBe('From the server')
  queryClient.setQueryData(queryKey, { lists: [buildSummary({ name: 'Renamed' })] })
  await expect.poll(findName).toBe('Renamed')
})
