import type pg from 'pg'
import type { ConnectionTarget } from '../connection/connection-target'
import { distributedTables } from '../queries/account-data/user-tables'
import { UserDbStartError } from '../user-db-error'
import { underSchemaLock } from './schema-lock'

/** What Citus knows of a table of ours. */
interface KnownTable {
  name: string
  /** Null for what is not distributed by a column. */
  key: string | null
  /** Of tables whose rows of one learner lie on one machine. */
  group: number
  shardCount: number
}

/** A database on Citus: several machines that answer as one. */
export interface Distribution {
  /** Of Citus, such as `13.2-1`. */
  version: string
  /** Of those in the list, how many are distributed, and how many there are. */
  distributed: number
  all: number
  /** The parts of each table; undefined while none is distributed. */
  shardCount: number | undefined
  /** Machines that rows lie on. */
  nodes: number
}

const [firstTable = ''] = distributedTables

/**
 * The SQL that distributes every table, in its order: all rows of one learner come to lie on one
 * machine, so that no statement about a learner needs two. `shardCount`: how many parts each table
 * has, and so the most machines there can be; Citus's own setting (32) where it is not given.
 */
export function toDistributionCalls(shardCount?: number): string[] {
  return distributedTables.map((table) => toCall(table, shardCount))
}

function toCall(table: string, shardCount: number | undefined): string {
  const wish =
    table === firstTable
      ? `'none'${shardCount === undefined ? '' : `, shard_count := ${shardCount}`}`
      : `'${firstTable}'`
  return `SELECT create_distributed_table('${table}', 'user_id', colocate_with := ${wish})`
}

/** Undefined where the database is not on Citus. */
export async function findDistribution(client: pg.ClientBase): Promise<Distribution | undefined> {
  const version = await findCitusVersion(client)
  if (version === undefined) return undefined
  const known = await listKnownTables(client)
  const { rows } = await client.query<{ count: number }>(
    'SELECT count(*)::integer AS count FROM pg_dist_node WHERE isactive AND shouldhaveshards',
  )
  const distributed = known.filter(({ key }) => key !== null)
  return {
    version,
    distributed: distributed.length,
    all: distributedTables.length,
    shardCount: distributed[0]?.shardCount,
    nodes: rows[0]?.count ?? 0,
  }
}

async function findCitusVersion(client: pg.ClientBase): Promise<string | undefined> {
  const { rows } = await client.query<{ version: string }>(
    `SELECT extversion AS version FROM pg_extension WHERE extname = 'citus'`,
  )
  return rows[0]?.version
}

async function listKnownTables(client: pg.ClientBase): Promise<KnownTable[]> {
  const { rows } = await client.query<KnownTable>(
    `SELECT relname AS name, column_to_column_name(logicalrelid, partkey) AS key,
            colocationid AS group, shardcount AS "shardCount"
     FROM   pg_dist_partition
     JOIN   pg_dist_colocation USING (colocationid)
     JOIN   pg_class ON pg_class.oid = logicalrelid
     WHERE  relnamespace = current_schema()::text::regnamespace AND relname = ANY($1)`,
    [distributedTables],
  )
  return rows
}

export interface DistributeOptions {
  shardCount?: number | undefined
  /** Told the name of each table before it is distributed. */
  onTable?: (table: string) => void
}

/**
 * Distributes every table that is not yet; gives their names. Rows go along.
 *
 * Throws `UserDbStartError`, with nothing lost, where there is no Citus, while the product is
 * connected (what it writes between a table's copy and its own next start could go astray, and its
 * plans were made for one machine), where a table is distributed in another way, and where a table
 * has not as many rows after as before.
 */
export function distributeDatabase(
  target: ConnectionTarget,
  options: DistributeOptions = {},
): Promise<string[]> {
  return underSchemaLock(target, 'distributed', async (client) => {
    if ((await findCitusVersion(client)) === undefined) {
      throw new UserDbStartError(
        'The database that DATABASE_URL names has no Citus: CREATE EXTENSION citus on every node first (docs/operations.md)',
      )
    }
    await refuseWhileInUse(client)
    return distributeTables(client, options)
  })
}

/** Distributes what a migration has made since, where the other tables are; else does nothing. */
export async function keepDistributed(client: pg.ClientBase): Promise<string[]> {
  if ((await findCitusVersion(client)) === undefined) return []
  if ((await listKnownTables(client)).length === 0) return []
  return distributeTables(client, {})
}

async function refuseWhileInUse(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::integer AS count
     FROM   pg_stat_activity
     WHERE  datname = current_database() AND application_name IN ('kotonoha', 'kotonoha-backup')`,
  )
  const count = rows[0]?.count ?? 0
  if (count === 0) return
  throw new UserDbStartError(
    `The product is connected to this database (${count} connections): stop every node first`,
  )
}

/**
 * The same on a connection of the caller's, who sees to it that nobody else writes. Throws
 * `UserDbStartError` where a table is distributed in another way.
 */
export async function distributeTables(
  client: pg.ClientBase,
  { shardCount, onTable = () => {} }: DistributeOptions,
): Promise<string[]> {
  const known = new Map((await listKnownTables(client)).map((each) => [each.name, each]))
  refuseOtherwiseDistributed([...known.values()])
  const done: string[] = []
  for (const table of distributedTables) {
    if (known.has(table) || !(await exists(client, table))) continue
    onTable(table)
    await distribute(client, table, shardCount)
    done.push(table)
  }
  return done
}

function refuseOtherwiseDistributed(known: readonly KnownTable[]): void {
  const group = known.find(({ name }) => name === firstTable)?.group
  for (const table of known) {
    if (table.key === 'user_id' && table.group === group) continue
    const found = table.key === 'user_id' ? 'apart from the others' : `by ${table.key ?? 'nothing'}`
    throw new UserDbStartError(
      `Table ${table.name} is distributed ${found}, not by user_id beside ${firstTable}: ` +
        `SELECT undistribute_table('${table.name}'), which keeps its rows, and run this again`,
    )
  }
}

async function exists(client: pg.ClientBase, table: string): Promise<boolean> {
  const { rows } = await client.query<{ found: string | null }>(
    'SELECT to_regclass($1)::text AS found',
    [table],
  )
  return rows[0]?.found != null
}

async function distribute(
  client: pg.ClientBase,
  table: string,
  shardCount: number | undefined,
): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query(`LOCK TABLE ${table} IN SHARE ROW EXCLUSIVE MODE`)
    const before = await countRows(client, table)
    await client.query(toCall(table, shardCount))
    const after = await countRows(client, table)
    if (after !== before) {
      throw new UserDbStartError(
        `Table ${table} had ${before} rows and would have ${after}: it stays as it was`,
      )
    }
    // Hidden, it would keep what learners delete.
    if (before > 0) {
      await client.query('SELECT truncate_local_data_after_distributing_table($1::regclass)', [
        table,
      ])
    }
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw error
  }
}

async function countRows(client: pg.ClientBase, table: string): Promise<number> {
  const { rows } = await client.query<{ count: string }>(`SELECT count(*) AS count FROM ${table}`)
  return Number(rows[0]?.count)
}
