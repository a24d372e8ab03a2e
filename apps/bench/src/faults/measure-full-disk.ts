import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openJsonClient } from '../accounts/json-client'
import { atLeast, atMost, figure, type Row } from '../table'
import { linkDictionary, startWithAccounts } from './fault-server'
import { makeWriters, toUnclearRow } from './writers'

const diskSize = '220m'
const writingMs = 3000

/** A small disk in memory that is filled under writes; where none may be mounted, it says so. */
export async function measureFullDisk(dictionaryFolder: string): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'kotonoha-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskSize}`, 'tmpfs', folder], {
      stdio: 'pipe',
    })
  } catch {
    rmSync(folder, { recursive: true })
    return [figure('disk full', 'not measured: this user may mount no small disk')]
  }
  try {
    linkDictionary(dictionaryFolder, folder)
    return await fillUnderWrites(folder)
  } finally {
    execFileSync('umount', [folder])
    rmSync(folder, { recursive: true })
  }
}

async function fillUnderWrites(folder: string): Promise<Row[]> {
  const server = await startWithAccounts(folder)
  try {
    const writers = await makeWriters(server.origin, 4)
    const running = writers.run([server.origin])
    await wait(writingMs)
    const ballast = join(folder, 'ballast')
    fill(ballast)
    const refusals = await countRefusals(server.origin, () => fill(ballast))
    rmSync(ballast)
    await wait(writingMs * 3)
    const before = writers.acknowledged()
    await wait(writingMs)
    const after = writers.acknowledged()
    await running.stop()
    const { lost, double } = await writers.check(server.origin)
    return [
      figure('disk full: acknowledged writes', String(after)),
      atLeast('writes refused with 503 while it was full', refusals, 1, ''),
      atMost('acknowledged writes lost', lost, 0, ''),
      atMost('writes done twice', double, 0, ''),
      atLeast('writes acknowledged after there was room', after - before, 1, ''),
      toUnclearRow(writers),
    ]
  } finally {
    await server.stop()
  }
}

function fill(path: string): void {
  const file = openSync(path, 'a')
  try {
    for (let size = 1024 * 1024; size >= 512; size /= 2) writeUntilFull(file, Buffer.alloc(size))
  } finally {
    closeSync(file)
  }
}

function writeUntilFull(file: number, block: Buffer): void {
  try {
    while (writeSync(file, block) > 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}

/**
 * New learners are written until there is no room; what is refused says so. The database gives room
 * back meanwhile, of what it wrote ahead: that is filled again before each.
 */
async function countRefusals(origin: string, fillAgain: () => void): Promise<number> {
  const client = openJsonClient(origin)
  let refusals = 0
  for (const endsAt = performance.now() + 20_000; performance.now() < endsAt && refusals < 20; ) {
    fillAgain()
    const { status } = await client.ask('/auth/v1/signup', { body: {} })
    if (status === 503) refusals += 1
    else if (status >= 300) throw new Error(`a full disk was answered with ${status}`)
  }
  client.close()
  return refusals
}
