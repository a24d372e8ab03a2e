import type { ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { UserDbStartError } from '../user-db-error'
import { type Cluster, databaseName } from './cluster'
import { endWithUs } from './end-with-us'
import { type ServerAddress, toListenArguments } from './server-address'
import { runProgram, type ServerCommand, spawnProgram } from './server-command'
import { type Durability, toSettingArguments } from './server-settings'

/** A server's last words are kept for the message that says why it did not start. */
const keptLineCount = 10

const readyPollIntervalMs = 20

/** After a crash the server replays its log before it answers, for minutes at worst. */
const readyTimeoutMs = 10 * 60_000

/** A fast stop ends every session; if it takes longer, the next start replays the log. */
const stopTimeoutMs = 20_000

export interface ServerProcess {
  readonly pid: number | undefined
  /** Settles when the process is gone. */
  readonly exited: Promise<void>
  /** Ends every session and the server. */
  stop(): Promise<void>
}

export interface ServerStart {
  command: ServerCommand
  cluster: Cluster
  address: ServerAddress
  durability: Durability
  onLine: (line: string) => void
}

/** Starts the server and waits until it answers. */
export async function startServerProcess(start: ServerStart): Promise<ServerProcess> {
  const { command, cluster, address, durability } = start
  const args = [...toListenArguments(address), ...toSettingArguments(durability)]
  const child = spawnProgram(command, 'postgres', ['-D', cluster.folder, ...args])
  const dismissWatcher = endWithUs(child.pid)
  const lastLines: string[] = []
  const exited = observe(child, (line) => {
    lastLines.push(line)
    if (lastLines.length > keptLineCount) lastLines.shift()
    start.onLine(line)
  })
  void exited.then(dismissWatcher)
  const server = { pid: child.pid, exited, stop: () => stop(child, exited, start) }
  try {
    await waitUntilReady(start, exited)
  } catch (error) {
    await server.stop()
    const reason = error instanceof Error ? error.message : String(error)
    throw new UserDbStartError([`PostgreSQL did not start: ${reason}`, ...lastLines].join('\n'))
  }
  return server
}

function observe(child: ChildProcess, onLine: (line: string) => void): Promise<void> {
  for (const output of [child.stdout, child.stderr]) {
    if (output) createInterface({ input: output }).on('line', onLine)
  }
  return new Promise((resolve) => {
    child.once('error', (error) => {
      onLine(error.message)
      resolve()
    })
    child.once('exit', () => resolve())
  })
}

async function waitUntilReady(
  { address, cluster }: ServerStart,
  exited: Promise<void>,
): Promise<void> {
  let isGone = false
  void exited.then(() => {
    isGone = true
  })
  const deadline = performance.now() + readyTimeoutMs
  for (;;) {
    if (isGone) throw new Error('it ended at once')
    const client = new pg.Client({
      ...address,
      user: databaseName,
      password: cluster.password,
      database: 'postgres',
      connectionTimeoutMillis: 5_000,
    })
    client.on('error', () => {})
    try {
      await client.connect()
      return
    } catch (error) {
      // 28P01: the password file is not this cluster's, and no waiting mends that.
      if ((error as NodeJS.ErrnoException).code === '28P01') throw error
      if (performance.now() > deadline) throw error
    } finally {
      await client.end().catch(() => {})
    }
    await wait(readyPollIntervalMs)
  }
}

/** https://www.postgresql.org/docs/18/server-shutdown.html: SIGINT is fast, SIGQUIT immediate. */
async function stop(
  child: ChildProcess,
  exited: Promise<void>,
  { command, cluster }: ServerStart,
): Promise<void> {
  const isOver = () => child.exitCode !== null || child.signalCode !== null
  if (child.pid === undefined || isOver()) return
  // Windows has no signals: there a signal would end the server like a crash.
  if (process.platform === 'win32') {
    await runProgram(command, 'pg_ctl', ['stop', '-D', cluster.folder, '-m', 'fast', '-w'])
  } else {
    child.kill('SIGINT')
  }
  const inTime = await Promise.race([
    exited.then(() => true),
    wait(stopTimeoutMs, false, { ref: false }),
  ])
  if (inTime) return
  child.kill('SIGQUIT')
  await exited
}
