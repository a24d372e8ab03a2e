import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { UserDbStartError } from '../user-db-error'
import { runProgram, type ServerCommand } from './server-command'

/** From the moment a server takes its file away it has nothing left to do but to go. */
const goMs = 10_000

/**
 * Stops a server that still runs on the cluster although its owner is gone.
 *
 * Only to be called by the owner of the data folder. The id in `postmaster.pid` is believed only
 * if that process works in this very folder: after a restart of the machine it may be anybody's.
 */
export async function stopOrphan(command: ServerCommand, cluster: string): Promise<boolean> {
  const pidFile = join(cluster, 'postmaster.pid')
  const pid = readServerId(pidFile)
  if (pid === undefined) return false
  if (!isServerOf(pid, cluster)) {
    // Left by a machine that went down. PostgreSQL would take the id's new owner for a server.
    rmSync(pidFile, { force: true })
    return false
  }
  const { output } = await runProgram(command, 'pg_ctl', [
    'stop',
    '-D',
    cluster,
    '-m',
    'fast',
    '-w',
    '-t',
    '60',
  ])
  // For `pg_ctl` a server is its file, which one that ends by itself takes away before it is gone:
  // it is no fault then that there is none to stop.
  if (!(await isGone(pid, cluster))) {
    throw new UserDbStartError(
      `A PostgreSQL server (process ${pid}) still runs in ${cluster} and does not stop: ${output}`,
    )
  }
  return true
}

/** Waits until the server is gone; false when it stays. */
async function isGone(pid: number, cluster: string): Promise<boolean> {
  for (const until = performance.now() + goMs; isServerOf(pid, cluster); await wait(20)) {
    if (performance.now() > until) return false
  }
  return true
}

function readServerId(pidFile: string): number | undefined {
  try {
    const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0])
    return Number.isInteger(pid) && pid > 0 ? pid : undefined
  } catch {
    return undefined
  }
}

function isServerOf(pid: number, cluster: string): boolean {
  try {
    if (process.platform === 'linux')
      return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster)
    if (process.platform === 'win32') return process.kill(pid, 0)
    const line = execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
    return line.includes(cluster)
  } catch {
    return false
  }
}
