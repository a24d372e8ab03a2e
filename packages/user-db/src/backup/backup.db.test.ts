import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connect } from '../connection/connect'
import { allMigrations } from '../migrations/all-migrations'
import { migrate } from '../migrations/migrate'
import { addItems } from '../queries/lists/change-items'
import { createList } from '../queries/lists/change-lists'
import { listItems } from '../queries/lists/list-item'
import { enqueueMail, takeDueMails } from '../queries/mails/mail-queue'
import { listPreferences, mergePreferences } from '../queries/preferences/preferences'
import { findProfile, saveProfile } from '../queries/profiles/profile'
import { makeUserId } from '../testing/make-user-id'
import { lendTestDatabase } from '../testing/open-test-user-db'
import { silentLog } from '../testing/silent-log'
import type { UserDb } from '../user-db'
import { UserDbStartError } from '../user-db-error'
import { restoreBackup } from './restore-backup'
import { writeBackup } from './write-backup'

const at = new Date('2026-04-01T09:00:00.123Z')
const clock = () => at
const quiet = { log: silentLog, clock, random: () => 0.5 }

let folder: string
let path: string
const opened: (() => Promise<void>)[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kotonoha-backup-'))
  path = join(folder, 'backup.jsonl.gz')
})

afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close()
  rmSync(folder, { recursive: true, force: true })
}, 60_000)

async function open({ isEmpty = false } = {}) {
  const { target, drop } = await lendTestDatabase({ isEmpty })
  opened.push(drop)
  const userDb = connect(target, quiet)
  opened.push(() => userDb.close())
  return { target, userDb }
}

const oddNote = 'tab\t, quote ", \\N, 改行\n, 𠮷, {1,2}, NULL'

async function fill(userDb: UserDb, userId: string): Promise<string> {
  const listId = makeUserId()
  await saveProfile(userDb, { userId, firstName: '花子', lastName: "O'Neill", at })
  await createList(userDb, { userId, listId, name: '旅行', at })
  const item = { kind: 'kanji' as const, targetId: '駅', wordId: undefined, note: oddNote }
  const shown = { text: '駅', reading: 'エキ', meaning: 'station' }
  await addItems(userDb, { userId, listId, at, items: [{ ...item, ...shown }] })
  const value = { nested: ['駅', 1.5, null], text: oddNote }
  await mergePreferences(userDb, { userId, preferences: [{ name: 'p', value, changedAt: at }], at })
  const sealedMail = new Uint8Array([0, 1, 92, 255])
  await enqueueMail(userDb, {
    mailId: userId,
    userId,
    sealedMail,
    at,
    expiresAt: new Date(at.getTime() + 1),
  })
  return listId
}

test('a backup brings back every value as it was, into an empty database', async () => {
  const { target, userDb } = await open()
  const userId = makeUserId()
  const listId = await fill(userDb, userId)
  for (let count = 0; count < 1_200; count += 1) {
    await saveProfile(userDb, { userId: makeUserId(), firstName: `${count}`, lastName: '', at })
  }
  const written = await writeBackup(target, { path, clock })
  expect(written.profile?.rowCount).toBe(1_201)

  const copy = await open({ isEmpty: true })
  expect(await restoreBackup(copy.target, { path, ...quiet })).toEqual(written)
  expect(await findProfile(copy.userDb, userId)).toEqual(await findProfile(userDb, userId))
  expect(await listItems(copy.userDb, { userId, listId })).toMatchObject([
    { note: oddNote, addedAt: at },
  ])
  expect(await listPreferences(copy.userDb, userId)).toEqual(await listPreferences(userDb, userId))
  const [mail] = await takeDueMails(copy.userDb, { at, leaseMs: 1, limit: 1, lane: 'fresh' })
  expect([...(mail?.sealedMail ?? [])]).toEqual([0, 1, 92, 255])
}, 60_000)

test('a backup shows one moment, whatever is written meanwhile', async () => {
  const { target, userDb } = await open()
  const pairs = Array.from({ length: 400 }, () => makeUserId())
  let isOver = false
  // Whoever has a profile has a list, at every moment.
  const writing = (async () => {
    for (const userId of pairs) {
      if (isOver) return
      await userDb.transaction(async (queries) => {
        await saveProfile(queries, { userId, firstName: 'x', lastName: 'y', at })
        await createList(queries, { userId, listId: userId, name: 'x', at })
      })
    }
  })()
  for (let count = 0; count < 5; count += 1) {
    const { profile, list } = await writeBackup(target, { path, clock })
    expect(list?.rowCount).toBe(profile?.rowCount)
  }
  isOver = true
  await writing
}, 60_000)

test('a backup of an older release is brought up to date when it is restored', async () => {
  const older = await open({ isEmpty: true })
  await migrate(older.target, { ...quiet, migrations: allMigrations.slice(0, 2) })
  const userId = makeUserId()
  await saveProfile(older.userDb, { userId, firstName: '花子', lastName: '山田', at })
  await writeBackup(older.target, { path, clock })
  const { target, userDb } = await open()
  await restoreBackup(target, { path, ...quiet })
  expect(await findProfile(userDb, userId)).toMatchObject({ firstName: '花子' })
  expect(await takeDueMails(userDb, { at, leaseMs: 1, limit: 1, lane: 'fresh' })).toEqual([])
}, 60_000)

test('a backup is not restored over anything', async () => {
  const { target, userDb } = await open()
  const userId = makeUserId()
  await fill(userDb, userId)
  await writeBackup(target, { path, clock })
  await expect(restoreBackup(target, { path, ...quiet })).rejects.toThrow(/database is not empty/)
  expect(await findProfile(userDb, userId)).toMatchObject({ firstName: '花子' })
})

test.each([
  ['cut short', (packed: Buffer) => packed.subarray(0, packed.length - 20)],
  ['without its end', withText((text) => text.replace(/\{"tables".*/s, ''))],
  ['with a row less', withText((text) => text.replace(/\["[^\n]*花子[^\n]*\n/, ''))],
  ['with a changed value', withText((text) => text.replace('花子', '太郎'))],
  ['of something else', () => gzipSync('{"hello":1}\n')],
  ['that is no archive', () => Buffer.from('hello')],
])(
  'a backup %s is refused, and the database stays empty',
  async (_, damage) => {
    const source = await open()
    const userId = makeUserId()
    await fill(source.userDb, userId)
    await writeBackup(source.target, { path, clock })
    writeFileSync(path, damage(readFileSync(path)))
    const { target, userDb } = await open()
    await expect(restoreBackup(target, { path, ...quiet })).rejects.toThrow(UserDbStartError)
    await migrate(target, { ...quiet, migrations: allMigrations })
    expect(await findProfile(userDb, userId)).toBeUndefined()
  },
  60_000,
)

test('nobody else may read the file', async () => {
  const { target } = await open()
  await writeBackup(target, { path, clock })
  expect(statSync(path).mode & 0o077).toBe(0)
})

function withText(change: (text: string) => string): (packed: Buffer) => Buffer {
  return (packed) => gzipSync(change(gunzipSync(packed).toString('utf8')))
}
