import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { UserDbLog } from '../log'
import { type Cluster, openCluster } from './cluster'
import { claimDataFolder } from './data-folder-owner'
import { prepareCommand } from './prepare-command'
import { keepAddress } from './running-server'
import { chooseAddress, type ServerAddress } from './server-address'
import { type ServerProcess, type ServerStart, startServerProcess } from './server-process'
import type { Durability } from './server-settings'
import { stopOrphan } from './stop-orphan'

/** A server that dies is started again at once, and then ever more patiently. */
const restartDelaysMs = [0, 100, 500, 2_000, 5_000]

/** A server that lived for so long was healthy: its death starts the delays anew. */
const healthyAfterMs = 60_000

export interface EmbeddedServer {
  readonly address: ServerAddress
  readonly password: string
  /** The process that answers now; undefined while there is none. */
  readonly pid: number | undefined
  /** Stops the server and lets go of the folder. */
  stop(): Promise<void>
}

export interface EmbeddedServerOptions {
  /** Belongs to the server wholly; made when missing. */
  folder: string
  durability?: Durability
  log: UserDbLog
}

/** Starts the PostgreSQL that lives in the folder, and starts it again whenever it dies. */
export async function startEmbeddedServer(options: EmbeddedServerOptions): Promise<EmbeddedServer> {
  const folder = resolve(options.folder)
  mkdirSync(folder, { recursive: true })
  const release = await claimDataFolder(folder)
  try {
    const command = await prepareCommand(folder)
    const durability = options.durability ?? 'safe'
    const cluster = await openCluster(command, folder, durability)
    if (await stopOrphan(command, cluster.folder)) {
      options.log.warn('stopped a PostgreSQL server that had lost its owner', { folder })
    }
    const address = await chooseAddress(command, folder)
    keepAddress(folder, address)
    const onLine = (line: string) => options.log.info('PostgreSQL', { line })
    const start = { command, cluster, address, durability, onLine }
    return superviseServer({
      start,
      cluster,
      first: await startServerProcess(start),
      release,
      options,
    })
  } catch (error) {
    release()
    throw error
  }
}

interface Supervision {
  start: ServerStart
  cluster: Cluster
  first: ServerProcess
  release: () => void
  options: EmbeddedServerOptions
}

function superviseServer({ start, cluster, first, release, options }: Supervision): EmbeddedServer {
  let current: ServerProcess | undefined = first
  let isStopping = false
  const supervision = keepAlive()

  async function keepAlive(): Promise<void> {
    let failures = 0
    while (!isStopping) {
      const startedAt = performance.now()
      await current?.exited
      if (isStopping) return
      current = undefined
      if (performance.now() - startedAt > healthyAfterMs) failures = 0
      options.log.error('PostgreSQL ended unexpectedly and is started again')
      await wait(restartDelaysMs[Math.min(failures, restartDelaysMs.length - 1)])
      failures += 1
      if (isStopping) return
      try {
        current = await startServerProcess(start)
        if (isStopping) await current.stop()
      } catch (error) {
        options.log.error(error instanceof Error ? error.message : String(error))
      }
    }
  }

  return {
    address: start.address,
    password: cluster.password,
    get pid() {
      return current?.pid
    },
    async stop() {
      isStopping = true
      await current?.stop()
      await supervision
      release()
    },
  }
}
