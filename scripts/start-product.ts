import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { join } from 'node:path'
import { findFreePort } from './find-free-port'

const repository = join(import.meta.dirname, '..')

/** Longer than a server takes to stop what it has begun; then it is killed. */
const stopTimeoutMs = 15_000

export interface StartedProduct {
  /** Such as `http://127.0.0.1:40123`, no slash at the end. */
  origin: string
  /** The start script becomes the server; its children are the learners' database. */
  process: ChildProcess
  /** From the start of the command until it was ready. */
  startMs: number
  stop(): Promise<void>
}

export interface StartOptions {
  /** What is set beside the variables of this process and the port; it may need the address. */
  environment: (origin: string) => Record<string, string>
  stdio: StdioOptions
  /** Asked again and again. */
  isReady: (origin: string) => Promise<boolean>
  pauseMs: number
  timeoutMs: number
}

/** A product that ended, or was not ready in time, by what it wrote where that was kept. */
export class NotStartedError extends Error {}

/** Starts the product as `npm start` does, on a free port, and waits until it is ready. */
export async function startProduct(options: StartOptions): Promise<StartedProduct> {
  const origin = `http://127.0.0.1:${await findFreePort()}`
  const startedAt = performance.now()
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: repository,
    env: { ...process.env, PORT: new URL(origin).port, ...options.environment(origin) },
    stdio: options.stdio,
  })
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => output.push(chunk.toString()))
  }
  // One that cannot be started at all says so by this event, which nobody may leave unheard.
  child.on('error', (error) => output.push(error.message))
  const stop = () => endProcess(child, stopTimeoutMs)
  try {
    await waitUntil(() => options.isReady(origin), child, options)
  } catch (error) {
    await stop()
    throw new NotStartedError(`${(error as Error).message}\n${output.join('')}`)
  }
  return { origin, process: child, startMs: performance.now() - startedAt, stop }
}

async function waitUntil(
  isReady: () => Promise<boolean>,
  process: ChildProcess,
  { pauseMs, timeoutMs }: StartOptions,
): Promise<void> {
  const deadline = performance.now() + timeoutMs
  while (!(await isReady())) {
    if (hasEnded(process)) throw new Error(`The product ended with ${howItEnded(process)}`)
    if (performance.now() > deadline) throw new Error(`Not ready after ${timeoutMs / 1000} s`)
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}

/**
 * Asks a process to end, and kills it where it does not; one that has ended already is no fault.
 *
 * A learners' database that a killed product leaves behind ends by itself, a moment later.
 */
export async function endProcess(process: ChildProcess, timeoutMs: number): Promise<void> {
  if (hasEnded(process)) return
  const ended = new Promise((resolve) => process.once('exit', resolve))
  process.kill('SIGTERM')
  const killTimer = setTimeout(() => process.kill('SIGKILL'), timeoutMs)
  await ended
  clearTimeout(killTimer)
}

/** One that a signal ended has no exit code; one that was never started has neither. */
function hasEnded({ exitCode, signalCode, pid }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null || pid === undefined
}

function howItEnded({ exitCode, signalCode }: ChildProcess): string {
  return signalCode ?? `exit code ${exitCode}`
}

/** Whether an address answers well; not while nothing listens. */
export function isOk(url: string): Promise<boolean> {
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  )
}
