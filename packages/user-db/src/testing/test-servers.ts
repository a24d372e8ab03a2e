import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { ConnectionTarget } from '../connection/connection-target'
import { startEmbeddedServer } from '../embedded/embedded-server'
import { toTarget } from '../embedded/ensure-database'
import { allMigrations } from '../migrations/all-migrations'
import { migrate } from '../migrations/migrate'
import { silentLog } from './silent-log'

/** A database that one test file has to itself. */
export interface LentDatabase {
  name: string
  target: ConnectionTarget
}

interface TestServer {
  targetOf(database: string): ConnectionTarget
  /** Has every migration applied; copied for each test file. */
  template: string
  stop(): Promise<void>
}

/** The servers of one test run, each started when first asked for. */
export function createTestServers() {
  const prefix = `kotonoha_test_${randomUUID().slice(0, 8)}`
  const started = new Map<boolean, Promise<TestServer>>()
  let turn: Promise<unknown> = Promise.resolve()

  function serverOf(isOther: boolean): Promise<TestServer> {
    const running = started.get(isOther)
    if (running !== undefined) return running
    const starting = (isOther ? findOtherServer() : startOwnServer()).then((server) =>
      makeTemplate(server, `${prefix}_template`),
    )
    started.set(isOther, starting)
    return starting
  }

  /** PostgreSQL copies a template for one at a time. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = turn.then(work)
    turn = result.catch(() => {})
    return result
  }

  return {
    async lend({
      isOther,
      isEmpty,
    }: {
      isOther: boolean
      isEmpty: boolean
    }): Promise<LentDatabase> {
      const server = await serverOf(isOther)
      const name = `${prefix}_${randomUUID().slice(0, 8)}`
      const template = isEmpty ? 'template0' : server.template
      await inTurn(() =>
        runAsAdmin(server, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`),
      )
      return { name, target: server.targetOf(name) }
    },
    async drop(name: string, isOther: boolean): Promise<void> {
      const server = await serverOf(isOther)
      if (!name.startsWith(`${prefix}_`)) throw new Error(`${name} was not lent by this run`)
      await inTurn(() => runAsAdmin(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`))
    },
    async stop(): Promise<void> {
      for (const starting of started.values()) {
        const server = await starting.catch(() => undefined)
        await server?.stop()
      }
    },
  }
}

async function makeTemplate(
  server: Omit<TestServer, 'template'>,
  template: string,
): Promise<TestServer> {
  await runAsAdmin(server, `CREATE DATABASE ${template} TEMPLATE template0`)
  await migrate(server.targetOf(template), {
    migrations: allMigrations,
    log: silentLog,
    clock: () => new Date('2026-01-01T00:00:00Z'),
  })
  return {
    targetOf: server.targetOf,
    template,
    async stop() {
      await runAsAdmin(server, `DROP DATABASE IF EXISTS ${template} WITH (FORCE)`)
      await server.stop()
    },
  }
}

async function startOwnServer(): Promise<Omit<TestServer, 'template'>> {
  const folder = mkdtempSync(join(tmpdir(), 'kotonoha-test-db-'))
  chmodSync(folder, 0o711)
  const server = await startEmbeddedServer({
    folder: join(folder, 'user-database'),
    durability: 'none',
    log: silentLog,
  })
  return {
    targetOf: (database) => toTarget(server, database),
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The server that `TEST_DATABASE_URL` names; its user must be allowed to create databases. */
async function findOtherServer(): Promise<Omit<TestServer, 'template'>> {
  const url = process.env.TEST_DATABASE_URL
  if (url === undefined) throw new Error('TEST_DATABASE_URL is not set')
  return {
    targetOf(database) {
      const target = new URL(url)
      target.pathname = `/${database}`
      return { connectionString: target.href }
    },
    stop: async () => {},
  }
}

async function runAsAdmin(server: Pick<TestServer, 'targetOf'>, sql: string): Promise<void> {
  const client = new pg.Client(server.targetOf('postgres'))
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
