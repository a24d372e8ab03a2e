import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openUserDb } from '../open-user-db'
import { statement } from '../statement'
import { toNumberedUserId } from '../testing/make-user-id'
import {
  listChildren,
  readServerId,
  signalServer,
  startWritingProgram,
} from '../testing/writing-program'

const slowMs = 300_000

let dataFolder: string

beforeAll(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'kotonoha-death-'))
})

afterAll(() => rmSync(dataFolder, { recursive: true, force: true }))

const everyUserId = statement<{ user_id: string }>('SELECT user_id FROM profile')

async function reopen() {
  const warnings: string[] = []
  const log = { info() {}, warn: (text: string) => warnings.push(text), error() {} }
  const options = { dataFolder, log, clock: () => new Date(0), random: () => 0.5 }
  return { userDb: await openUserDb(options), warnings }
}

async function listSavedIds(): Promise<Set<string>> {
  const { userDb } = await reopen()
  const rows = await userDb.query(everyUserId, [])
  await userDb.close()
  return new Set(rows.map((row) => row.user_id))
}

/** Ends a process; it may be gone already. */
function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

test(
  'no acknowledged write is lost when the app, the server or both are killed at any moment',
  async () => {
    const acknowledged: number[] = []
    for (const victim of ['app', 'both', 'server', 'both', 'both', 'app']) {
      const program = startWritingProgram(dataFolder, acknowledged.length + 1)
      // A moment that differs with every run: in the middle of writing, whatever is written then.
      await program.untilSaved(40)
      await wait(Math.random() * 150)
      const serverId = readServerId(dataFolder)
      if (victim !== 'app') signalServer(serverId, 'SIGKILL')
      if (victim !== 'server' && program.child.pid !== undefined) killNow(program.child.pid)
      await program.gone
      expect(program.savedNumbers.length, `saved before ${victim} died`).toBeGreaterThanOrEqual(40)
      acknowledged.push(...program.savedNumbers)
    }
    const saved = await listSavedIds()
    expect(acknowledged.filter((number) => !saved.has(toNumberedUserId(number)))).toEqual([])
  },
  slowMs,
)

test(
  'a second process on the folder is refused with a message, and the first goes on',
  async () => {
    const first = startWritingProgram(dataFolder)
    await first.untilSaved(1)
    const second = startWritingProgram(dataFolder)
    await second.gone
    expect(second.failure()).toMatch(
      /^The data folder .* is in use by another Kotonoha \(process \d+ on .*\): stop that one, or/,
    )
    await expect(reopen()).rejects.toThrow(/in use by another Kotonoha/)
    const before = first.savedNumbers.length
    await first.untilSaved(before + 10)
    expect(first.savedNumbers.length).toBeGreaterThanOrEqual(before + 10)
    first.child.kill('SIGKILL')
    await first.gone
  },
  slowMs,
)

test.skipIf(process.platform === 'win32')(
  'a server that lost its owner and its watcher is stopped at the next start',
  async () => {
    const program = startWritingProgram(dataFolder)
    await program.untilSaved(1)
    const serverId = readServerId(dataFolder)
    const appId = program.child.pid ?? 0
    const watchers = listChildren(appId).filter((pid) => pid !== serverId)
    // The app must not see that they are gone before it is gone itself.
    process.kill(appId, 'SIGSTOP')
    for (const watcher of watchers) killNow(watcher)
    killNow(appId)
    await program.gone
    expect(isRunning(serverId)).toBe(true)
    const { userDb, warnings } = await reopen()
    expect(warnings).toEqual(['stopped a PostgreSQL server that had lost its owner'])
    expect(isRunning(serverId)).toBe(false)
    await userDb.close()
  },
  slowMs,
)

test.skipIf(process.platform === 'win32')(
  'a server ends by itself when its owner is killed',
  async () => {
    const program = startWritingProgram(dataFolder)
    await program.untilSaved(1)
    const serverId = readServerId(dataFolder)
    program.child.kill('SIGKILL')
    await program.gone
    await expect.poll(() => isRunning(serverId), { timeout: 60_000 }).toBe(false)
  },
  slowMs,
)

/** A process that ended counts as gone even if its parent never asked how (state Z). */
function isRunning(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' })
  return stdout.trim() !== '' && !stdout.trim().startsWith('Z')
}
