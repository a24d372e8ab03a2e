import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFreePort } from '../../../scripts/find-free-port'

const repository = join(import.meta.dirname, '../../..')

export interface RunningServer {
  origin: string
  pid: number
  /** From the start of the command to the first `/ready`. */
  startMs: number
  residentMiB(): number
  /** What of it is the process's own: the dictionary is a mapped file, which the system can take back. */
  anonymousMiB(): number
  stop(): Promise<void>
}

/** Starts the product as `npm start` does, with everything already built. */
export async function startProduct(
  environment: Record<string, string> = {},
): Promise<RunningServer> {
  const port = await findFreePort()
  const startedAt = performance.now()
  const starter = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: repository,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      KOTONOHA_LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origin = `http://127.0.0.1:${port}`
  while (!(await isReady(origin))) {
    if (starter.exitCode !== null) throw new Error(`npm start ended with ${starter.exitCode}`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  const startMs = performance.now() - startedAt
  // The start script becomes the server; its children are the learners' database.
  const pid = starter.pid ?? 0
  return {
    origin,
    pid,
    startMs,
    residentMiB: () => readMiB(pid, 'VmRSS'),
    anonymousMiB: () => readMiB(pid, 'RssAnon'),
    stop: () =>
      new Promise((resolve) => {
        starter.once('exit', () => resolve())
        starter.kill('SIGTERM')
      }),
  }
}

async function isReady(origin: string): Promise<boolean> {
  return fetch(`${origin}/ready`).then(
    (response) => response.ok,
    () => false,
  )
}

/** A line of https://man7.org/linux/man-pages/man5/proc_pid_status.5.html; NaN where there is none. */
function readMiB(pid: number, line: 'VmRSS' | 'RssAnon'): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const [, kibibytes] = new RegExp(`^${line}:\\s+(\\d+) kB`, 'mu').exec(status) ?? []
    return Number(kibibytes ?? Number.NaN) / 1024
  } catch {
    return Number.NaN
  }
}
