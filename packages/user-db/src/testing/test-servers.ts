import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { ConnectionTarget } from '../connection/connection-target'
import { startEmbeddedServer } from '../embedded/embedded-server'
import { toTarget } from '../embedded/ensure-database'
import { allMigrations } from '../migrations/all-migrations'
import { distributeDatabase } from '../migrations/distribute'
import { migrate } from '../migrations/migrate'
import { silentLog } from './silent-log'

/** A database that one test file has to itself. */
export interface LentDatabase {
  name: string
  target: ConnectionTarget
}

interface TestServer {
  targetOf(database: string): ConnectionTarget
  /** The machines of a Citus cluster, the coordinator first; one without Citus. */
  nodes: readonly NodeAddress[]
  /** Has every migration applied; copied for each test file. */
  template: string
  stop(): Promise<void>
}

/** Undefined: the server itself. */
type NodeAddress = { host: string; port: number } | undefined

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
      // One without tables is one without Citus.
      const nodes = isEmpty ? server.nodes.slice(0, 1) : server.nodes
      await inTurn(() =>
        runOnNodes(
          server,
          nodes,
          `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`,
        ),
      )
      return { name, target: server.targetOf(name) }
    },
    async drop(name: string, isOther: boolean): Promise<void> {
      const server = await serverOf(isOther)
      if (!name.startsWith(`${prefix}_`)) throw new Error(`${name} was not lent by this run`)
      await inTurn(() => dropDatabase(server, name))
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
  const target = server.targetOf(template)
  await runOnNodes(server, server.nodes, `CREATE DATABASE ${template} TEMPLATE template0`)
  await migrate(target, {
    migrations: allMigrations,
    log: silentLog,
    clock: () => new Date('2026-01-01T00:00:00Z'),
  })
  if (server.nodes[0] !== undefined) {
    await joinNodes(server, template)
    await distributeDatabase(target, { shardCount: 4 })
    // What Citus runs in each database would be in the way of copying it.
    for (const sql of [
      `ALTER DATABASE ${template} ALLOW_CONNECTIONS false`,
      `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = '${template}'`,
    ]) {
      await runOnNodes(server, server.nodes, sql)
    }
  }
  return {
    ...server,
    template,
    async stop() {
      await dropDatabase(server, template)
      await server.stop()
    },
  }
}

/** Citus is set up in each database by itself. */
async function joinNodes(server: Omit<TestServer, 'template'>, database: string): Promise<void> {
  for (const node of server.nodes) {
    await runIn(toNode(server.targetOf(database), node), 'CREATE EXTENSION citus')
  }
  for (const [index, node] of server.nodes.entries()) {
    const call = index === 0 ? 'citus_set_coordinator_host' : 'citus_add_node'
    await runIn(server.targetOf(database), `SELECT ${call}('${node?.host}', ${node?.port})`)
  }
}

/** The coordinator's first: what Citus runs there asks the others. */
async function dropDatabase(server: Omit<TestServer, 'template'>, name: string): Promise<void> {
  for (const node of server.nodes) {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await runOnNodes(server, [node], `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
        break
      } catch (error) {
        // In use: Citus connects by itself, also to what is about to go.
        if (!(error instanceof pg.DatabaseError) || error.code !== '55006' || attempt === 5) {
          throw error
        }
      }
    }
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
    nodes: [undefined],
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * The server that `TEST_DATABASE_URL` names; its user must be allowed to create databases. Where
 * that database is one on Citus, those of the tests are made on all its machines.
 */
async function findOtherServer(): Promise<Omit<TestServer, 'template'>> {
  const url = process.env.TEST_DATABASE_URL
  if (url === undefined) throw new Error('TEST_DATABASE_URL is not set')
  return {
    targetOf(database) {
      const target = new URL(url)
      target.pathname = `/${database}`
      return { connectionString: target.href }
    },
    nodes: await listNodes({ connectionString: url }),
    stop: async () => {},
  }
}

async function listNodes(target: ConnectionTarget): Promise<NodeAddress[]> {
  const [citus] = await runIn(target, `SELECT 1 FROM pg_extension WHERE extname = 'citus'`)
  if (citus === undefined) return [undefined]
  return runIn<{ host: string; port: number }>(
    target,
    'SELECT nodename AS host, nodeport AS port FROM pg_dist_node WHERE isactive ORDER BY groupid',
  )
}

async function runOnNodes(
  server: Pick<TestServer, 'targetOf'>,
  nodes: readonly NodeAddress[],
  sql: string,
): Promise<void> {
  await Promise.all(nodes.map((node) => runIn(toNode(server.targetOf('postgres'), node), sql)))
}

function toNode(target: ConnectionTarget, node: NodeAddress): ConnectionTarget {
  if (node === undefined || !('connectionString' in target)) return target
  const url = new URL(target.connectionString)
  url.hostname = node.host
  url.port = String(node.port)
  return { connectionString: url.href }
}

async function runIn<Row extends object = object>(
  target: ConnectionTarget,
  sql: string,
): Promise<Row[]> {
  const client = new pg.Client(target)
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}
