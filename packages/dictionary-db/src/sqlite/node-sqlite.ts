import type { OpenSqlite, SqliteDatabase } from './sqlite-database'

/** What we use of `node:sqlite`. The types that we check against are those of Node 20: it has none. */
interface NodeSqlite {
  DatabaseSync: new (
    path: string,
    options: { readOnly: boolean; defensive: boolean },
  ) => Pick<SqliteDatabase, 'exec' | 'prepare' | 'close'>
}

/** Opens files with the SQLite that is part of Node from 22.13 on; undefined where there is none. */
export function findNodeSqlite(): OpenSqlite | undefined {
  const sqlite = withoutExperimentalWarning(() => process.getBuiltinModule('node:sqlite')) as
    | NodeSqlite
    | undefined
  if (sqlite === undefined) return undefined
  return (path, { isReadOnly }) => {
    // Newer Nodes guard a file against its own program unless told not to, and then refuse to go
    // without a journal, which a file that is written aside does not need.
    const database = new sqlite.DatabaseSync(path, { readOnly: isReadOnly, defensive: isReadOnly })
    let isOpen = true
    return {
      exec: (sql) => database.exec(sql),
      prepare: (sql) => database.prepare(sql),
      close() {
        if (isOpen) database.close()
        isOpen = false
      },
    }
  }
}

/**
 * Node 22 and 24 say at the first use that SQLite is an experimental feature. That is decided here
 * and nothing that whoever starts the product can act on; every other warning stays.
 */
function withoutExperimentalWarning<Result>(load: () => Result): Result {
  const { emitWarning } = process
  process.emitWarning = (warning: string | Error, ...rest: never[]) => {
    if (!String(warning).startsWith('SQLite is an experimental feature')) {
      emitWarning.call(process, warning, ...rest)
    }
  }
  try {
    return load()
  } finally {
    process.emitWarning = emitWarning
  }
}
