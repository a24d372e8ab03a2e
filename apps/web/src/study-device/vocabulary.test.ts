// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { indexedDbStorage } from '../api/indexed-db-storage'

vi.mock('../api/when-line-is-free', () => ({ whenLineIsFree: () => lineIsFree }))

let lineIsFree = Promise.resolve()
let calls = 0
let words: string | undefined

beforeEach(async () => {
  lineIsFree = Promise.resolve()
  calls = 0
  words = 'horse house'
  await indexedDbStorage.removeItem('study-vocabulary')
  vi.stubGlobal('fetch', async () => {
    calls += 1
    if (words === undefined) throw new TypeError('Failed to fetch')
    const headers = { 'content-type': 'application/json' }
    return new Response(JSON.stringify([{ result: { data: { words } } }]), { headers })
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** As a page that has just been opened. */
async function openPage() {
  vi.resetModules()
  return import('./vocabulary')
}

test('words are asked for once, and a page without a network has them from the device', async () => {
  const first = await openPage()
  expect(first.findVocabulary().size).toBe(0)
  await Promise.all([first.loadVocabulary(), first.loadVocabulary()])
  expect([...first.findVocabulary()]).toEqual(['horse', 'house'])
  expect(calls).toBe(1)
  words = undefined
  const offline = await openPage()
  await offline.loadVocabulary()
  expect(offline.findVocabulary().has('horse')).toBe(true)
  expect(calls).toBe(1)
})

test('a page that could not load them goes on without, and tries again', async () => {
  words = undefined
  const page = await openPage()
  await page.loadVocabulary()
  expect(page.findVocabulary().size).toBe(0)
  words = 'horse'
  await page.loadVocabulary()
  expect(page.findVocabulary().has('horse')).toBe(true)
})

test('words kept for more than a week are used, and asked for anew', async () => {
  await (await openPage()).loadVocabulary()
  vi.setSystemTime(Date.now() + 8 * 24 * 60 * 60_000)
  words = 'horse house mouse'
  const later = await openPage()
  await later.loadVocabulary()
  expect(later.findVocabulary().has('house')).toBe(true)
  await expect.poll(() => later.findVocabulary().has('mouse')).toBe(true)
})

test('words that this device keeps are taken without a call, the others wait for a free line', async () => {
  let free = () => {}
  lineIsFree = new Promise((resolve) => {
    free = resolve
  })
  const first = await openPage()
  const loading = first.loadVocabulary()
  await first.takeKeptVocabulary()
  expect(first.findVocabulary().size).toBe(0)
  expect(calls).toBe(0)
  free()
  await loading
  expect(calls).toBe(1)
  const second = await openPage()
  await second.takeKeptVocabulary()
  expect(second.findVocabulary().has('horse')).toBe(true)
  expect(calls).toBe(1)
})
