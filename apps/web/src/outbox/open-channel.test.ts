// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OutboxEntry } from './entry'
import type { Channel } from './open-channel'

/** What reached the server, in order; each call is held until it is let go. */
let arrived: string[]
let isReachable: boolean
let held: (() => void)[] | undefined
let underWay: number
let mostUnderWay: number

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('BroadcastChannel', TabChannel)
  Object.defineProperty(navigator, 'locks', { value: oneAfterTheOther(), configurable: true })
  localStorage.clear()
  arrived = []
  isReachable = true
  held = undefined
  underWay = 0
  mostUnderWay = 0
})

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks')
  vi.unstubAllGlobals()
})

/** The browser's own, which all tabs share. */
function oneAfterTheOther() {
  const waiting = new Map<string, Promise<unknown>>()
  return {
    request: (name: string, run: () => Promise<unknown>) => {
      const turn = (waiting.get(name) ?? Promise.resolve()).then(run, run)
      waiting.set(name, turn)
      return turn
    },
  }
}

const tabChannels = new Set<TabChannel>()

/** jsdom has none. */
class TabChannel {
  readonly #listeners: ((event: { data: unknown }) => void)[] = []
  constructor() {
    tabChannels.add(this)
  }
  addEventListener(_name: string, listener: (event: { data: unknown }) => void) {
    this.#listeners.push(listener)
  }
  postMessage(message: unknown) {
    const data = structuredClone(message)
    for (const other of tabChannels) {
      if (other !== this) for (const listener of other.#listeners) listener({ data })
    }
  }
}

async function answer(batch: readonly OutboxEntry<string>[]) {
  underWay += 1
  mostUnderWay = Math.max(mostUnderWay, underWay)
  await new Promise<void>((resolve) => {
    if (held === undefined) resolve()
    else held.push(resolve)
  })
  underWay -= 1
  if (!isReachable) throw new TypeError('Failed to fetch')
  arrived.push(...batch.map(({ operation }) => operation))
  return batch.map(({ entryId }) => ({ entryId }))
}

/** A page with a memory of its own on the same device. */
async function openTab() {
  vi.resetModules()
  const { openChannel } = await import('./open-channel')
  const { startOutbox } = await import('./start-outbox')
  const { useOutboxState } = await import('./outbox-state')
  const { signInAs } = await import('../session/testing/sign-in-as')
  const settled: string[] = []
  const channel: Channel<string> = openChannel<string>({
    name: 'lists',
    isOperation: (value) => typeof value === 'string',
    takeBatch: (entries) => entries.slice(0, 2),
    send: answer,
    describe: String,
    keepsRefused: false,
    sendEveryMs: 0,
    settle: async (some) => {
      settled.push(...some.map(({ operation }) => operation))
    },
  })
  signInAs('hanako')
  startOutbox([channel])
  await channel.flush()
  return {
    channel,
    settled,
    record: (...operations: string[]) =>
      channel.record(operations.map((operation) => ({ entryId: `id of ${operation}`, operation }))),
    isUnreachable: () => useOutboxState.getState().lists.isUnreachable,
    listShown: () => useOutboxState.getState().lists.pending.map(({ operation }) => operation),
  }
}

test('of two tabs one sends at a time, in order, nothing twice, and both know what waits', async () => {
  const [one, other] = [await openTab(), await openTab()]
  isReachable = false
  await one.record('a', 'b', 'c')
  await one.channel.flush()
  await other.record('d')
  await expect.poll(one.listShown).toEqual(['a', 'b', 'c', 'd'])
  await expect.poll(other.listShown).toEqual(['a', 'b', 'c', 'd'])
  isReachable = true
  mostUnderWay = 0
  await Promise.all([one.channel.flush(), other.channel.flush()])
  expect(arrived).toEqual(['a', 'b', 'c', 'd'])
  expect(mostUnderWay).toBe(1)
  // Whichever sent them: each tab makes their effect its own.
  await expect.poll(() => one.settled.toSorted()).toEqual(['a', 'b', 'c', 'd'])
  await expect.poll(() => other.settled.toSorted()).toEqual(['a', 'b', 'c', 'd'])
  await expect.poll(() => [one.listShown(), other.listShown()]).toEqual([[], []])
})

test('what is done while a call is under way goes with the next, and not before it is over', async () => {
  const tab = await openTab()
  held = []
  await tab.record('a')
  await expect.poll(() => held?.length).toBe(1)
  await tab.record('b')
  await tab.record('c')
  expect(underWay).toBe(1)
  const letGo = held[0]
  held = undefined
  letGo?.()
  await expect.poll(() => arrived).toEqual(['a', 'b', 'c'])
  expect(mostUnderWay).toBe(1)
})

test('a page that is hidden while a call is under way lets nothing overtake it', async () => {
  const tab = await openTab()
  held = []
  await tab.record('a')
  await expect.poll(() => held?.length).toBe(1)
  await tab.record('b')
  tab.channel.sendLeaving()
  expect(mostUnderWay).toBe(1)
  const letGo = held[0]
  held = undefined
  letGo?.()
  await expect.poll(() => arrived).toEqual(['a', 'b'])
})

test('what is cut off on its way waits, says so, and is sent anew without its answer', async () => {
  const tab = await openTab()
  held = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    await tab.record('a')
    await vi.waitUntil(() => held?.length === 1)
    await vi.advanceTimersByTimeAsync(4000)
    expect(tab.isUnreachable()).toBe(false)
    await vi.advanceTimersByTimeAsync(2000)
    expect(tab.isUnreachable()).toBe(true)
    expect(tab.listShown()).toEqual(['a'])
    held = undefined
    await vi.advanceTimersByTimeAsync(25_000)
    await vi.advanceTimersByTimeAsync(2000)
  } finally {
    vi.useRealTimers()
  }
  await expect.poll(() => arrived).toEqual(['a'])
  await expect.poll(() => [tab.isUnreachable(), tab.listShown()]).toEqual([false, []])
})
