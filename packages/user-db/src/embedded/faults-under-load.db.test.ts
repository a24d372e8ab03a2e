import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connect } from '../connection/connect'
import { allMigrations } from '../migrations/all-migrations'
import { migrate } from '../migrations/migrate'
import { saveProfile } from '../queries/profiles/profile'
import { statement } from '../statement'
import { toNumberedUserId } from '../testing/make-user-id'
import { silentLog } from '../testing/silent-log'
import { signalServer } from '../testing/writing-program'
import type { UserDb } from '../user-db'
import { UserDbUnavailableError } from '../user-db-error'
import { type EmbeddedServer, startEmbeddedServer } from './embedded-server'
import { ensureDatabase } from './ensure-database'

const slowMs = 300_000

let folder: string
let server: EmbeddedServer | undefined
let userDb: UserDb | undefined

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kotonoha-faults-'))
})

afterEach(async () => {
  await userDb?.close()
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
}, slowMs)

async function open(place: string): Promise<{ server: EmbeddedServer; userDb: UserDb }> {
  server = await startEmbeddedServer({ folder: join(place, 'user-database'), log: silentLog })
  const target = await ensureDatabase(server)
  const clock = () => new Date(0)
  await migrate(target, { migrations: allMigrations, log: silentLog, clock })
  userDb = connect(target, { log: silentLog, random: Math.random })
  return { server, userDb }
}

/** Saves profiles from many sides until told to stop; notes what was kept and what went wrong. */
function startLoad(db: UserDb, nameLength = 1) {
  const kept: number[] = []
  const errors: unknown[] = []
  const lastName = 'y'.repeat(nameLength)
  let next = 1
  let isOver = false
  const loops = Array.from({ length: 12 }, async () => {
    while (!isOver) {
      const number = next
      next += 1
      const profile = { userId: toNumberedUserId(number), firstName: 'x', lastName }
      try {
        await saveProfile(db, { ...profile, at: new Date(0) })
        kept.push(number)
      } catch (error) {
        errors.push(error)
        await wait(5)
      }
    }
  })
  return {
    kept,
    errors,
    async stop() {
      isOver = true
      await Promise.all(loops)
    },
  }
}

async function listLost(db: UserDb, kept: readonly number[]): Promise<number[]> {
  const rows = await db.query(statement<{ user_id: string }>('SELECT user_id FROM profile'), [])
  const found = new Set(rows.map((row) => row.user_id))
  return kept.filter((number) => !found.has(toNumberedUserId(number)))
}

test.skipIf(process.platform === 'win32')(
  'when the server dies under load, requests fail with a clear reason and work again by themselves',
  async () => {
    const { server, userDb } = await open(folder)
    const load = startLoad(userDb)
    for (let death = 1; death <= 3; death += 1) {
      await expect.poll(() => load.kept.length, { timeout: 60_000 }).toBeGreaterThan(50 * death)
      const errorsBefore = load.errors.length
      const pid = server.pid ?? 0
      signalServer(pid, 'SIGKILL')
      await expect.poll(() => load.errors.length, { timeout: 60_000 }).toBeGreaterThan(errorsBefore)
      await expect.poll(() => server.pid ?? pid, { timeout: 60_000 }).not.toBe(pid)
      const keptBefore = load.kept.length
      await expect
        .poll(() => load.kept.length, { timeout: 60_000 })
        .toBeGreaterThan(keptBefore + 50)
    }
    await load.stop()
    expect(load.errors.filter((error) => !(error instanceof UserDbUnavailableError))).toEqual([])
    expect(await listLost(userDb, load.kept)).toEqual([])
  },
  slowMs,
)

test.skipIf(process.platform === 'win32')(
  'a server that hangs is told apart from one that is gone, and answers when it goes on',
  async () => {
    const { server, userDb } = await open(folder)
    const pid = server.pid ?? 0
    const load = startLoad(userDb)
    await expect.poll(() => load.kept.length, { timeout: 60_000 }).toBeGreaterThan(20)
    signalServer(pid, 'SIGSTOP')
    await expect.poll(() => load.errors.length, { timeout: 60_000 }).toBeGreaterThan(0)
    signalServer(pid, 'SIGCONT')
    const keptBefore = load.kept.length
    await expect.poll(() => load.kept.length, { timeout: 60_000 }).toBeGreaterThan(keptBefore + 20)
    await load.stop()
    expect(load.errors.filter((error) => !(error instanceof UserDbUnavailableError))).toEqual([])
    expect(await listLost(userDb, load.kept)).toEqual([])
  },
  slowMs,
)

const canMount = process.platform === 'linux' && process.getuid?.() === 0 && tryMount()

test.skipIf(!canMount)(
  'when the disk is full, writes fail with a clear reason, nothing kept is lost, and room mends it',
  async () => {
    const disk = join(folder, 'disk')
    mkdirSync(disk)
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m,mode=0711', 'tmpfs', disk])
    try {
      const { userDb } = await open(disk)
      const filler = join(disk, 'filler')
      writeFileSync(filler, Buffer.alloc(freeBytes(disk) - 3_000_000))
      const load = startLoad(userDb, 2_000)
      const reasons = () =>
        load.errors.map((error) => (error instanceof UserDbUnavailableError ? error.reason : error))
      await expect.poll(reasons, { timeout: 60_000 }).toContain('disk-full')
      rmSync(filler)
      const keptBefore = load.kept.length
      await expect
        .poll(() => load.kept.length, { timeout: 60_000 })
        .toBeGreaterThan(keptBefore + 50)
      await load.stop()
      expect(load.errors.filter((error) => !(error instanceof UserDbUnavailableError))).toEqual([])
      expect(await listLost(userDb, load.kept)).toEqual([])
      await userDb.close()
      await server?.stop()
    } finally {
      execFileSync('umount', ['-l', disk])
    }
  },
  slowMs,
)

function freeBytes(path: string): number {
  const [, free = '0'] = execFileSync('df', ['-B1', '--output=avail', path], { encoding: 'utf8' })
    .trim()
    .split('\n')
  return Number(free)
}

function tryMount(): boolean {
  const probe = mkdtempSync(join(tmpdir(), 'kotonoha-mount-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', probe], { stdio: 'ignore' })
    execFileSync('umount', [probe])
    return true
  } catch {
    return false
  } finally {
    rmSync(probe, { recursive: true, force: true })
  }
}
