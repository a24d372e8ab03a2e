import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { writeBackup } from '../backup/write-backup'
import { findServerToRead } from '../find-server'
import { openUserDb } from '../open-user-db'
import { saveProfile } from '../queries/profiles/profile'
import { makeUserId } from '../testing/make-user-id'
import { silentLog } from '../testing/silent-log'
import { findProgram } from './program/find-program'
import { prepareProgram } from './program/prepare-program'
import { canReach, findServerUser } from './program/server-user'

const isRoot = process.getuid?.() === 0
const clock = () => new Date(0)
const options = { log: silentLog, clock, random: () => 0.5 }

// Each copies or makes some sixty megabytes, on a disk that others may be using.
const slowMs = 180_000

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kotonoha-places-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function canBeUsed(dataFolder: string): Promise<boolean> {
  const userDb = await openUserDb({ ...options, dataFolder })
  const profile = { userId: makeUserId(), firstName: 'x', lastName: 'y', at: new Date(0) }
  await saveProfile(userDb, profile)
  await userDb.close()
  return true
}

describe('the data folder', () => {
  test(
    'may be closed to everybody else',
    async () => {
      const dataFolder = join(folder, 'data')
      mkdirSync(dataFolder, { mode: 0o700 })
      expect(await canBeUsed(dataFolder)).toBe(true)
      expect(statSync(dataFolder).mode & 0o066, 'nobody reads or writes it').toBe(0)
    },
    slowMs,
  )

  // mkdtemp gives a folder that only its owner may enter, and root's PostgreSQL is somebody else.
  test(
    'may lie where the user that PostgreSQL runs as cannot go',
    async () => {
      expect(statSync(folder).mode & 0o077).toBe(0)
      expect(await canBeUsed(join(folder, 'deep', 'data'))).toBe(true)
      expect(statSync(folder).mode & 0o077, 'what is not ours stays closed').toBe(0)
    },
    slowMs,
  )

  test(
    'may have a path too long for a socket, with spaces and quotes',
    async () => {
      const name = `長い名前 with "quotes", commas and 'spaces' ${'x'.repeat(60)}`
      expect(await canBeUsed(join(folder, name))).toBe(true)
    },
    slowMs,
  )

  test(
    'may be used by two installations side by side',
    async () => {
      const [one, other] = await Promise.all(
        ['one', 'other'].map((name) => openUserDb({ ...options, dataFolder: join(folder, name) })),
      )
      await Promise.all([one?.close(), other?.close()])
    },
    slowMs,
  )
})

test(
  'a backup can be made while the app runs, and its server goes on',
  async () => {
    const userDb = await openUserDb({ ...options, dataFolder: folder })
    const profile = { userId: makeUserId(), firstName: 'x', lastName: 'y', at: new Date(0) }
    await saveProfile(userDb, profile)
    const { target, stopServer } = await findServerToRead({ dataFolder: folder, log: silentLog })
    const written = await writeBackup(target, { path: join(folder, 'backup.gz'), clock })
    await stopServer()
    expect(written.profile?.rowCount).toBe(1)
    await saveProfile(userDb, profile)
    await userDb.close()
  },
  slowMs,
)

describe('the program', () => {
  function copyWithoutLinks(): string {
    const installed = join(folder, 'package', 'native')
    cpSync(join(findProgram(), '..'), join(folder, 'package'), {
      recursive: true,
      filter: (path) => !/\.so(\.\d+)?$/.test(path),
    })
    return installed
  }

  test.skipIf(process.platform === 'win32')(
    'gets the links that npm does not pack, where the install script was not allowed',
    async () => {
      const installed = copyWithoutLinks()
      const request = { installed, folder: join(folder, 'ours'), user: undefined }
      const program = await prepareProgram({ ...request, mayEnterAnywhere: false })
      expect(program).toBe(installed)
      expect(existsSync(join(program, 'lib/libpq.so.5'))).toBe(true)
    },
    slowMs,
  )

  test.skipIf(!isRoot)(
    'is copied to where its user can go, where it was installed out of reach',
    async () => {
      const installed = copyWithoutLinks()
      const ours = join(folder, 'ours')
      const user = findServerUser()
      if (user === undefined) throw new Error('root has a user for PostgreSQL')
      expect(canReach(user, installed), 'mkdtemp gave a closed folder').toBe(false)
      const request = { installed, folder: ours, user, mayEnterAnywhere: false }
      const program = await prepareProgram(request)
      expect(program.startsWith(ours)).toBe(true)
      expect(existsSync(join(program, 'lib/libpq.so.5'))).toBe(true)
      chmodSync(folder, 0o711)
      expect(canReach(user, program)).toBe(true)
      expect(await prepareProgram(request), 'a second start takes the copy').toBe(
        canReach(user, installed) ? installed : program,
      )
    },
    slowMs,
  )
})
