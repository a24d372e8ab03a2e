import { mapInSlices } from '../../in-slices'
import { statement } from '../../statement'
import type { Queries, UserDb } from '../../user-db'
import { readArchive } from '../study/archive/review-archive'
import type { OwnDataTable } from './own-data-table'
import { listAnswersCalledRight } from './right-answers'
import { type UserTable, userTables } from './user-tables'

/** JSON that was not parsed: thousands of things would have to be written again all the same. */
export class JsonText {
  constructor(readonly text: string) {}
}

const exportsOfTables = userTables
  .filter(({ exported }) => exported.length > 0)
  .map((table) => ({ table, rowsOfUser: toExport(table) }))

function toExport({ name, exported, longJson }: UserTable) {
  const columns = exported.map((each) => (each === longJson ? `${each}::text AS ${each}` : each))
  const order = exported.filter((each) => each !== longJson)
  return statement<Record<string, unknown>>(
    `SELECT ${columns.join(', ')} FROM ${name} WHERE user_id = $1 ORDER BY ${order.join(', ')}`,
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
    return [...(await listTables(queries, userId)), await listAnswersCalledRight(queries, userId)]
  })
}

async function listTables(queries: Queries, userId: string): Promise<OwnDataTable[]> {
  const tables: OwnDataTable[] = []
  for (const { table, rowsOfUser } of exportsOfTables) {
    const rows = await queries.query(rowsOfUser, [userId])
    if (table.name === 'review') await addArchived(rows, queries, userId)
    tables.push({
      name: toCamelCase(table.name),
      columns: table.exported.map(toCamelCase),
      rows: await mapInSlices(rows, (row) =>
        table.exported.map((column) => toValue(row[column], column === table.longJson)),
      ),
    })
  }
  return tables
}

/** The older answers are elsewhere only to take less room. */
async function addArchived(
  rows: Record<string, unknown>[],
  queries: Queries,
  userId: string,
): Promise<void> {
  for await (const archived of readArchive(queries, userId)) {
    for (const row of archived) rows.push({ ...row })
  }
}

function toValue(value: unknown, isLong: boolean): unknown {
  return isLong && typeof value === 'string' ? new JsonText(value) : value
}

function toCamelCase(name: string): string {
  return name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}

const deletions = userTables.map(({ name }) => statement(`DELETE FROM ${name} WHERE user_id = $1`))

/** Deletes everything about a learner, at once and for good. To be called in a transaction. */
export async function deleteUser(queries: Queries, userId: string): Promise<void> {
  for (const each of deletions) await queries.run(each, [userId])
}
