// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findPack, forgetPacksExcept, refreshPack, updatePack } from './study-pack'
import { buildCard, buildPack } from './testing/build-pack'

beforeEach(async () => {
  vi.stubGlobal('fetch', async () => {
    const headers = { 'content-type': 'application/json' }
    return new Response(JSON.stringify([{ result: { data: buildPack() } }]), { headers })
  })
  await refreshPack('hanako')
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const duesOf = async () => (await findPack('hanako'))?.cards.map(({ dueAt }) => dueAt)

test('a card that changed elsewhere takes the place of the kept one; an older one does not', async () => {
  const dueAt = '2026-04-09T02:00:00.000Z'
  const newer = buildCard({ dueAt, revision: 6 })
  await updatePack('hanako', { cards: [newer], revision: 6, isWhole: true })
  expect(await duesOf()).toContain(dueAt)
  await updatePack('hanako', { cards: [buildCard({ revision: 5 })], revision: 5, isWhole: true })
  expect(await duesOf()).toContain(dueAt)
  expect((await findPack('hanako'))?.revision).toBe(6)
})

test('what the server says about single cards does not hide what else changed', async () => {
  await updatePack('hanako', { cards: [], revision: 9, isWhole: false })
  expect((await findPack('hanako'))?.revision).toBe(4)
})

test('a card that was started over comes due no more, and keeps the count that its lesson goes on from', async () => {
  const removed = buildCard({ phase: 'new', dueAt: null, isRemoved: true, reps: 9, revision: 7 })
  await updatePack('hanako', { cards: [removed], revision: 7, isWhole: true })
  expect((await duesOf())?.filter((dueAt) => dueAt !== null)).toHaveLength(1)
  expect((await findPack('hanako'))?.cards).toContainEqual(removed)
})

test('a card whose item is not on the device cannot be asked and is left out', async () => {
  const strange = buildCard({ subjectId: 20_099_999, revision: 7 })
  await updatePack('hanako', { cards: [strange], revision: 7, isWhole: true })
  expect(await duesOf()).toHaveLength(2)
})

test('nothing of another learner stays', async () => {
  await forgetPacksExcept('taro')
  expect(await findPack('hanako')).toBeUndefined()
})
