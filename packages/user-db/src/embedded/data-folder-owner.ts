import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import {
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { DataFolderInUseError } from '../user-db-error'

/** The process that owns a data folder, as written into its `owner.json`. */
interface Owner {
  pid: number
  /** When the process began, as the system tells it: a later process may get the same id. */
  startedAt: string
  host: string
  /** Tells two claims of the same process apart. */
  claimId: string
}

/** Another machine's process cannot be asked; it shows that it lives by touching the file. */
const touchIntervalMs = 5_000
const silenceMeaningDeathMs = 30_000

/** An owner that is just ending may do so. */
const patienceMs = 2_000
const pollIntervalMs = 50

/**
 * Makes this process the only owner of the folder, or throws `UserDbStartError`.
 *
 * Gives the function that lets go. The claim of a process that was killed is taken over.
 */
export async function claimDataFolder(folder: string): Promise<() => void> {
  const path = join(folder, 'owner.json')
  const claim = JSON.stringify({
    pid: process.pid,
    startedAt: findStartTime(process.pid) ?? '',
    host: hostname(),
    claimId: randomUUID(),
  } satisfies Owner)
  const draft = `${path}.${randomUUID()}`
  writeFileSync(draft, claim)
  try {
    // A link appears at once and whole, and only if nothing is there: no two can both succeed.
    while (!tryLink(draft, path)) await removeDeadClaim(path, folder)
  } finally {
    rmSync(draft, { force: true })
  }
  const timer = setInterval(() => touch(path), touchIntervalMs).unref()
  return () => {
    clearInterval(timer)
    if (readClaim(path) === claim) rmSync(path, { force: true })
  }
}

/** Whether a process that lives owns the folder. */
export function isOwned(folder: string): boolean {
  const path = join(folder, 'owner.json')
  const owner = parseOwner(readClaim(path) ?? '')
  return owner !== undefined && isAlive(owner, path)
}

function tryLink(draft: string, path: string): boolean {
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

async function removeDeadClaim(path: string, folder: string): Promise<void> {
  const claim = readClaim(path)
  if (claim === undefined) return
  const owner = parseOwner(claim)
  for (let waitedMs = 0; owner !== undefined && isAlive(owner, path); waitedMs += pollIntervalMs) {
    if (readClaim(path) !== claim) return
    if (waitedMs < patienceMs) {
      await wait(pollIntervalMs)
      continue
    }
    throw new DataFolderInUseError(
      `The data folder ${folder} is in use by another Kotonoha (process ${owner.pid} on ` +
        `${owner.host}): stop that one, or set KOTONOHA_DATA to another folder`,
    )
  }
  // Moved aside first: if somebody took the folder over in between, it is their claim that we
  // hold, and it goes back.
  const aside = `${path}.${randomUUID()}`
  try {
    renameSync(path, aside)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  if (readClaim(aside) !== claim) tryLink(aside, path)
  rmSync(aside, { force: true })
}

function readClaim(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

function parseOwner(claim: string): Owner | undefined {
  try {
    const owner = JSON.parse(claim) as Partial<Owner>
    return typeof owner.pid === 'number' ? (owner as Owner) : undefined
  } catch {
    return undefined
  }
}

function isAlive(owner: Owner, path: string): boolean {
  if (owner.host === hostname()) return findStartTime(owner.pid) === owner.startedAt
  const touchedAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
  return Date.now() - touchedAt < silenceMeaningDeathMs
}

/** When the process began, in the system's own words; undefined when there is no such process. */
function findStartTime(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') {
      // Field 22 of proc(5) stat; the name before it may hold spaces, and ends with the last ")".
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      // Ticks since the machine was started; the boot's id tells two starts apart.
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
      return fields[0] === 'Z' ? undefined : `${boot}:${fields[19]}`
    }
    if (process.platform === 'win32') {
      process.kill(pid, 0)
      return 'running'
    }
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return undefined
  }
}

function touch(path: string): void {
  const now = new Date()
  try {
    utimesSync(path, now, now)
  } catch {
    // Somebody cleaned the folder while we run; the claim is made anew at the next start.
  }
}
