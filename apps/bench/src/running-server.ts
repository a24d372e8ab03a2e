import { readFileSync } from 'node:fs'
import { isOk, startProduct as start } from '../../../scripts/start-product'

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

/** A dictionary that has to be built first takes some minutes. */
const startTimeoutMs = 600_000

/** Starts the product as `npm start` does, with everything already built. */
export async function startProduct(
  environment: Record<string, string> = {},
): Promise<RunningServer> {
  const { process, ...started } = await start({
    environment: () => ({ HOST: '127.0.0.1', KOTONOHA_LOG_LEVEL: 'warn', ...environment }),
    stdio: ['ignore', 'ignore', 'inherit'],
    isReady: (origin) => isOk(`${origin}/ready`),
    pauseMs: 10,
    timeoutMs: startTimeoutMs,
  })
  const pid = process.pid ?? 0
  return {
    ...started,
    pid,
    residentMiB: () => readMiB(pid, 'VmRSS'),
    anonymousMiB: () => readMiB(pid, 'RssAnon'),
  }
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
