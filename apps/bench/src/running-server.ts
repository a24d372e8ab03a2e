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
    residentMiB: () => readResidentMiB(pid),
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

function readResidentMiB(pid: number): number {
  try {
    const match = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
    return Number(match?.[1] ?? Number.NaN) / 1024
  } catch {
    return Number.NaN
  }
}
