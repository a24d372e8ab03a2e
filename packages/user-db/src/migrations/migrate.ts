import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { ConnectionTarget } from '../connection/connection-target'
import type { UserDbLog } from '../log'
import { UserDbStartError } from '../user-db-error'
import { keepDistributed } from './distribute'
import type { Migration } from './migration'
import { underSchemaLock } from './schema-lock'

export interface MigrateOptions {
  migrations: readonly Migration[]
  log: UserDbLog
  clock: () => Date
}

const createRecord = `
  CREATE TABLE IF NOT EXISTS schema_migration (
    migration   text        NOT NULL,
    step_number integer     NOT NULL,
    step_hash   text        NOT NULL,
    applied_at  timestamptz NOT NULL,
    PRIMARY KEY (migration, step_number)
  )`

/**
 * Brings the tables up to date; gives the number of steps that were taken.
 *
 * Under a lock: of several processes that start at once, one changes the tables and the others
 * wait and find nothing left to do. On Citus, what is new is distributed like what was there.
 * Throws `UserDbStartError` when the database was changed by a
 * newer release or by other steps than ours.
 */
export async function migrate(target: ConnectionTarget, options: MigrateOptions): Promise<number> {
  return underSchemaLock(target, 'brought up to date', async (client) => {
    await client.query(createRecord)
    const count = await takeMissingSteps(client, options)
    // Also with nothing taken: a start before this one may have been cut short here.
    const distributed = await keepDistributed(client)
    if (distributed.length > 0)
      options.log.info('distributed new tables', {
        tables: distributed.join(', '),
      })
    return count
  })
}

/** Tells whether a step is the one that was applied. */
export function hashStep(step: string): string {
  return createHash('sha256').update(step).digest('hex').slice(0, 16)
}

async function takeMissingSteps(
  client: pg.Client,
  { migrations, log, clock }: MigrateOptions,
): Promise<number> {
  const taken = await listTakenSteps(client)
  checkNothingUnknown(taken, migrations)
  let count = 0
  for (const { name, steps, inParts } of migrations) {
    for (const [index, step] of steps.entries()) {
      const stepNumber = index + 1
      const stepHash = hashStep(step)
      const takenHash = taken.get(keyOf(name, stepNumber))
      if (takenHash === stepHash) continue
      if (takenHash !== undefined) {
        throw new UserDbStartError(
          `Step ${stepNumber} of migration ${name} was changed after it had been applied here: ` +
            'start the release that this database belongs to, or restore a backup',
        )
      }
      const parts = inParts?.get(step) ?? [step]
      for (const part of parts.slice(0, -1)) await client.query(part)
      await client.query('BEGIN')
      await client.query(parts.at(-1) ?? step)
      await client.query(
        `INSERT INTO schema_migration (migration, step_number, step_hash, applied_at)
         VALUES ($1, $2, $3, $4)`,
        [name, stepNumber, stepHash, clock()],
      )
      await client.query('COMMIT')
      count += 1
    }
    if (!taken.has(keyOf(name, 1))) log.info('migrated the user database', { migration: name })
  }
  return count
}

async function listTakenSteps(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{
    migration: string
    step_number: number
    step_hash: string
  }>('SELECT migration, step_number, step_hash FROM schema_migration')
  return new Map(rows.map((row) => [keyOf(row.migration, row.step_number), row.step_hash]))
}

function keyOf(migration: string, stepNumber: number): string {
  return `${migration} ${stepNumber}`
}

function checkNothingUnknown(
  taken: ReadonlyMap<string, string>,
  migrations: readonly Migration[],
): void {
  const known = new Set(
    migrations.flatMap(({ name, steps }) => steps.map((_, index) => keyOf(name, index + 1))),
  )
  const unknown = [...taken.keys()].filter((key) => !known.has(key))
  if (unknown.length > 0) {
    throw new UserDbStartError(
      `The user database was changed by a newer release (${unknown.join(', ')}): ` +
        'start that release, or restore a backup made before it',
    )
  }
}
