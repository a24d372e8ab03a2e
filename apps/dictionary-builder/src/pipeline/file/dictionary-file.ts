import { createHash } from 'node:crypto'
import { closeSync, fsyncSync, openSync, readSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { aboutTables } from '@kotonoha/dictionary-db/tables/about-tables'
import { componentTables } from '@kotonoha/dictionary-db/tables/component-tables'
import { curriculumTables } from '@kotonoha/dictionary-db/tables/curriculum-tables'
import { applicationId, formatVersion } from '@kotonoha/dictionary-db/tables/file-format'
import { kanjiTables } from '@kotonoha/dictionary-db/tables/kanji-tables'
import { wordTables } from '@kotonoha/dictionary-db/tables/word-tables'
import BetterSqlite3 from 'better-sqlite3'

/** A version is this many hexadecimal digits of the hash: 64 bits, short enough for an ETag. */
const versionDigits = 16

const cacheKibibytes = 65_536

/** A dictionary file being written aside. Nothing sees it before `publish`. */
export interface DictionaryFile {
  database: BetterSqlite3.Database
  /** Gives the file its version, makes it durable and puts it in the place of the previous one. */
  publish(): string
  /** Throws away what was written; does nothing after `publish`. */
  discard(): void
}

/** Begins a file beside `path`. */
export function createDictionaryFile(path: string): DictionaryFile {
  const temporaryPath = `${path}.building-${process.pid}`
  const database = new BetterSqlite3(temporaryPath)
  // If the build fails the file is thrown away: a journal and waiting for the disk protect nothing.
  database.pragma('journal_mode = OFF')
  database.pragma('synchronous = OFF')
  database.pragma('locking_mode = EXCLUSIVE')
  database.pragma(`cache_size = -${cacheKibibytes}`)
  database.pragma(`application_id = ${applicationId}`)
  database.pragma(`user_version = ${formatVersion}`)
  const tables = [
    ...aboutTables,
    ...wordTables,
    ...kanjiTables,
    ...componentTables,
    ...curriculumTables,
  ]
  for (const table of tables) database.exec(table)

  return {
    database,
    publish() {
      const version = hashFile(temporaryPath).slice(0, versionDigits)
      database.prepare(`INSERT INTO about VALUES ('version', ?)`).run(version)
      database.close()
      makeDurable(temporaryPath)
      renameSync(temporaryPath, path)
      makeDurable(dirname(path))
      return version
    },
    discard() {
      database.close()
      rmSync(temporaryPath, { force: true })
    },
  }
}

/**
 * The version is made from the finished contents, not from the sources: it changes exactly when
 * an answer may change, be it that the data or that the builder is another.
 */
function hashFile(path: string): string {
  const hash = createHash('sha256')
  const buffer = Buffer.alloc(1 << 20)
  const file = openSync(path, 'r')
  try {
    for (let read = readSync(file, buffer); read > 0; read = readSync(file, buffer)) {
      hash.update(buffer.subarray(0, read))
    }
  } finally {
    closeSync(file)
  }
  return hash.digest('hex')
}

function makeDurable(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
