import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeUserId } from '../../testing/make-user-id'
import { openTestUserDb } from '../../testing/open-test-user-db'
import type { UserDb } from '../../user-db'
import { listPreferences, mergePreferences } from './preferences'

const noon = new Date('2026-04-01T12:00:00Z')
const minutesBefore = (minutes: number) => new Date(noon.getTime() - minutes * 60_000)

let userDb: UserDb

beforeAll(async () => {
  userDb = await openTestUserDb()
}, 60_000)

afterAll(() => userDb.close())

async function valuesAfter(...merges: [string, unknown, Date][][]): Promise<unknown> {
  const userId = makeUserId()
  for (const merge of merges) {
    const preferences = merge.map(([name, value, changedAt]) => ({ name, value, changedAt }))
    await userDb.transaction((queries) =>
      mergePreferences(queries, { userId, preferences, at: noon }),
    )
  }
  const kept = await listPreferences(userDb, userId)
  return Object.fromEntries(kept.map(({ name, value }) => [name, value]))
}

test('what two devices chose apart is all kept, and of one thing the newer choice', async () => {
  const phone: [string, unknown, Date][] = [
    ['appTheme', 'dark', minutesBefore(10)],
    ['pitchDiagramStyle', 'line', minutesBefore(20)],
  ]
  const laptop: [string, unknown, Date][] = [
    ['appTheme', 'light', minutesBefore(30)],
    ['keepRecentViewed', false, minutesBefore(40)],
  ]
  const merged = { appTheme: 'dark', pitchDiagramStyle: 'line', keepRecentViewed: false }
  expect(await valuesAfter(phone, laptop)).toEqual(merged)
  expect(await valuesAfter(laptop, phone)).toEqual(merged)
})

test('two choices of the same instant end alike, whichever comes first', async () => {
  const one: [string, unknown, Date][] = [['appTheme', 'dark', noon]]
  const other: [string, unknown, Date][] = [['appTheme', 'light', noon]]
  expect(await valuesAfter(one, other)).toEqual(await valuesAfter(other, one))
})

test('a device whose clock runs a year ahead does not win for ever', async () => {
  const userId = makeUserId()
  const choose = (value: string, changedAt: Date, at: Date) =>
    userDb.transaction((queries) => {
      const preferences = [{ name: 'appTheme', value, changedAt }]
      return mergePreferences(queries, { userId, preferences, at })
    })
  await choose('dark', new Date('2027-04-01T12:00:00Z'), noon)
  const nextMinute = new Date(noon.getTime() + 60_000)
  await choose('light', nextMinute, nextMinute)
  expect(await listPreferences(userDb, userId)).toMatchObject([{ value: 'light' }])
})
