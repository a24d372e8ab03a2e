// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  findSnapshot,
  forgetSnapshotsExcept,
  refreshSnapshot,
  updateSnapshot,
} from './study-snapshot'
import { buildCard, buildSnapshot } from './testing/build-snapshot'

beforeEach(async () => {
  vi.stubGlobal('fetch', async () => {
    const headers = { 'content-type': 'application/json' }
    return new Response(JSON.stringify([{ result: { data: buildSnapshot() } }]), { headers })
  })
  await refreshSnapshot('hanako')
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const duesOf = async () => (await findSnapshot('hanako'))?.cards.map(({ dueAt }) => dueAt)

test('a card that changed elsewhere takes the place of the kept one; an older one does not', async () => {
  const dueAt = '2026-04-09T02:00:00.000Z'
  const newer = buildCard({ dueAt, revision: 6 })
  await updateSnapshot('hanako', { cards: [newer], revision: 6, isWhole: true })
  expect(await duesOf()).toContain(dueAt)
  await updateSnapshot('hanako', {
    cards: [buildCard({ revision: 5 })],
    revision: 5,
    isWhole: true,
  })
  expect(await duesOf()).toContain(dueAt)
  expect((await findSnapshot('hanako'))?.revision).toBe(6)
})

test('what the server says about single cards does not hide what else changed', async () => {
  await updateSnapshot('hanako', { cards: [], revision: 9, isWhole: false })
  expect((await findSnapshot('hanako'))?.revision).toBe(4)
})

test('a card that was started over comes due no more, and keeps the count that its lesson goes on from', async () => {
  const removed = buildCard({ phase: 'new', dueAt: null, isRemoved: true, reps: 9, revision: 7 })
  await updateSnapshot('hanako', { cards: [removed], revision: 7, isWhole: true })
  expect((await duesOf())?.filter((dueAt) => dueAt !== null)).toHaveLength(1)
  expect((await findSnapshot('hanako'))?.cards).toContainEqual(removed)
})

test('a card whose item is not on the device cannot be asked and is left out', async () => {
  const strange = buildCard({ subjectId: 20_099_999, revision: 7 })
  await updateSnapshot('hanako', { cards: [strange], revision: 7, isWhole: true })
  expect(await duesOf()).toHaveLength(2)
})

test('nothing of another learner stays', async () => {
  await forgetSnapshotsExcept('taro')
  expect(await findSnapshot('hanako')).toBeUndefined()
})
