import { statement } from '../../statement'
import type { Queries, UserDb } from '../../user-db'
import { type UserTable, userTables } from './user-tables'

/** One table of a learner's own data, ready for JSON and CSV. */
export interface OwnDataTable {
  /** Such as `listItem`. */
  name: string
  columns: string[]
  /** One value for each column; times are `Date`s. */
  rows: unknown[][]
}

const exportsOfTables = userTables
  .filter(({ exported }) => exported.length > 0)
  .map((table) => ({ table, rowsOfUser: toExport(table) }))

function toExport({ name, exported }: UserTable) {
  const columns = exported.join(', ')
  return statement<Record<string, unknown>>(
    `SELECT ${columns} FROM ${name} WHERE user_id = $1 ORDER BY ${columns}`,
  )
}

const readOneMoment = statement('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY')

/**
 * Everything that is stored about a learner, as it was at one moment, but for what protects the
 * account.
 */
export function listAllOwnData(userDb: UserDb, userId: string): Promise<OwnDataTable[]> {
  return userDb.transaction(async (queries) => {
    await queries.run(readOneMoment, [])
    return listTables(queries, userId)
  })
}

async function listTables(queries: Queries, userId: string): Promise<OwnDataTable[]> {
  const tables: OwnDataTable[] = []
  for (const { table, rowsOfUser } of exportsOfTables) {
    const rows = await queries.query(rowsOfUser, [userId])
    tables.push({
      name: toCamelCase(table.name),
      columns: table.exported.map(toCamelCase),
      rows: rows.map((row) => table.exported.map((column) => row[column])),
    })
  }
  return tables
}

function toCamelCase(name: string): string {
  return name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}

const deletions = userTables.map(({ name }) => statement(`DELETE FROM ${name} WHERE user_id = $1`))

/** Deletes everything about a learner, at once and for good. To be called in a transaction. */
export async function deleteUser(queries: Queries, userId: string): Promise<void> {
  for (const each of deletions) await queries.run(each, [userId])
}
