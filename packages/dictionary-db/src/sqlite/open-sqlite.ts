import { getBetterSqlite3 } from './better-sqlite3'
import { findNodeSqlite } from './node-sqlite'
import type { OpenSqlite } from './sqlite-database'

let open: OpenSqlite | undefined

/** Opens a SQLite file, with Node's own module where there is one. */
export const openSqlite: OpenSqlite = (path, options) => {
  open ??= findNodeSqlite() ?? getBetterSqlite3()
  return open(path, options)
}
