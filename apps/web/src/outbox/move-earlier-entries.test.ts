// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { openDB } from 'idb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ChannelName } from './entry'

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  localStorage.clear()
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Each has what a page has for itself; storage is the device's. */
async function openTab() {
  vi.resetModules()
  const { listEntries, addEntry } = await import('./entry-storage')
  const list = async (userId: string, channel: ChannelName) =>
    (await listEntries(userId, channel)).map(({ entryId }) => entryId)
  return { list, addEntry }
}

function keepEarlierChange(userId: string, mutationId: string, madeAt: number): void {
  const kept = { format: 1, madeAt, change: { kind: 'delete-list', listId: mutationId } }
  localStorage.setItem(`unsent-list-change/${userId}/${mutationId}`, JSON.stringify(kept))
}

async function keepEarlierOperations(userId: string, ...reviewIds: string[]): Promise<void> {
  const database = await openEarlier()
  for (const reviewId of reviewIds) {
    await database.add('outbox', { userId, entryId: reviewId, deed: { kind: 'undo', reviewId } })
  }
  database.close()
}

/** As releases before the one outbox made it. */
function openEarlier() {
  return openDB('kotonoha-study', 1, {
    upgrade(database) {
      const outbox = database.createObjectStore('outbox', {
        keyPath: 'sequence',
        autoIncrement: true,
      })
      outbox.createIndex('byUser', 'userId')
      outbox.createIndex('byEntryId', ['userId', 'entryId'], { unique: true })
      database.createObjectStore('packs')
    },
  })
}

async function countEarlier(): Promise<number> {
  const database = await openEarlier()
  const count = await database.count('outbox')
  database.close()
  return count + Object.keys(localStorage).length
}

test('what earlier releases left is taken over in order and for its owner, and gone there', async () => {
  keepEarlierChange('hanako', 'second', 20)
  keepEarlierChange('hanako', 'first', 10)
  keepEarlierChange('taro', 'of Taro', 15)
  await keepEarlierOperations('hanako', 'c', 'a', 'b')
  const tab = await openTab()
  expect(await tab.list('hanako', 'lists')).toEqual(['first', 'second'])
  expect(await tab.list('taro', 'lists')).toEqual(['of Taro'])
  expect(await tab.list('hanako', 'study')).toEqual(['c', 'a', 'b'])
  expect(await tab.list('taro', 'study')).toEqual([])
  expect(await countEarlier()).toBe(0)
})

test('what is done now comes after it', async () => {
  keepEarlierChange('hanako', 'before', Date.now() + 60_000)
  const tab = await openTab()
  const now = { userId: 'hanako', channel: 'lists', entryId: 'now', operation: {} } as const
  await tab.addEntry(now)
  expect(await tab.list('hanako', 'lists')).toEqual(['before', 'now'])
})

test('what the server had refused is still told', async () => {
  const database = await openEarlier()
  const refused = {
    userId: 'hanako',
    entryId: 'r',
    deed: { kind: 'undo' },
    refusal: 'unknown-card',
  }
  await database.add('outbox', refused)
  database.close()
  await openTab()
  const { listEntries } = await import('./entry-storage')
  expect(await listEntries('hanako', 'study')).toMatchObject([
    { operation: { kind: 'undo' }, refusal: 'unknown-card' },
  ])
})

test('two tabs that start at once take it over once', async () => {
  keepEarlierChange('hanako', 'one', 1)
  await keepEarlierOperations('hanako', 'a', 'b')
  const tabs = [await openTab(), await openTab()] as const
  const lists = await Promise.all(tabs.map((tab) => tab.list('hanako', 'study')))
  expect(lists).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ])
  expect(await tabs[0].list('hanako', 'lists')).toEqual(['one'])
  expect(await countEarlier()).toBe(0)
})

test('a move that was cut off between putting here and forgetting there is made once all the same', async () => {
  keepEarlierChange('hanako', 'one', 1)
  await keepEarlierOperations('hanako', 'a', 'b')
  const cut = vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new Error('the tab was killed')
  })
  const killed = await openTab()
  expect(await killed.list('hanako', 'lists')).toEqual(['one'])
  expect(await countEarlier()).toBe(3)
  cut.mockRestore()
  const tab = await openTab()
  expect(await tab.list('hanako', 'lists')).toEqual(['one'])
  expect(await tab.list('hanako', 'study')).toEqual(['a', 'b'])
  expect(await countEarlier()).toBe(0)
})

test('what cannot be read is left alone, and a device that never studied stays without its tables', async () => {
  localStorage.setItem('unsent-list-change/hanako/1', 'no JSON')
  localStorage.setItem('unsent-list-change/hanako/2', '{"format":9,"madeAt":1,"change":{}}')
  const tab = await openTab()
  expect(await tab.list('hanako', 'lists')).toEqual([])
  expect(localStorage.length).toBe(2)
  expect((await indexedDB.databases()).map(({ name }) => name)).toEqual(['kotonoha-outbox'])
})
