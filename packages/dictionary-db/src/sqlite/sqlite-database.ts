/** What a column holds and a parameter may be. */
export type SqliteValue = string | number | Uint8Array | null

/** In the order of the question marks, or by the names that the SQL text has, and no other. */
export type SqliteParameters = SqliteValue[] | [Record<string, SqliteValue>]

export interface SqliteStatement<Row> {
  all(...parameters: SqliteParameters): Row[]
  get(...parameters: SqliteParameters): Row | undefined
  /** One row at a time; the connection can do nothing else meanwhile. */
  iterate(...parameters: SqliteParameters): Iterable<Row>
  run(...parameters: SqliteParameters): unknown
  /** Where the module can: from now on gives the first column alone, and no row around it. */
  pluck?(): unknown
}

/** An open SQLite file: what Node's own module and better-sqlite3 do alike, and no more. */
export interface SqliteDatabase {
  exec(sql: string): void
  /** The caller names the row that its SQL text selects; SQLite cannot know it. */
  prepare<Row = unknown>(sql: string): SqliteStatement<Row>
  /** Does nothing when it is closed already. */
  close(): void
}

export interface SqliteOptions {
  /** The file must exist, and nothing can be written. Otherwise it is made where it is missing. */
  isReadOnly: boolean
}

export type OpenSqlite = (path: string, options: SqliteOptions) => SqliteDatabase
