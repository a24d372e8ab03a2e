import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import type { SqliteDatabase } from '@kotonoha/dictionary-db/sqlite/sqlite-database'
import { aboutTables } from '@kotonoha/dictionary-db/tables/about-tables'
import { applicationId, formatVersion } from '@kotonoha/dictionary-db/tables/file-format'
import { packedTextTables } from '@kotonoha/dictionary-db/tables/packed-text-tables'
import { wordTables } from '@kotonoha/dictionary-db/tables/word-tables'
import { hashDictionary } from './hash-dictionary'
import { openForWriting } from './open-for-writing'

/** A version is this many hexadecimal digits of the hash: 64 bits, short enough for an ETag. */
const versionDigits = 16

/** Rows come in the order of their keys: of what was written nothing is needed again. */
const cacheKibibytes = 16_384

/** A dictionary file being written aside. Nothing sees it before `publish`. */
export interface DictionaryFile {
  database: SqliteDatabase
  /** Where another thread can write what is added before it is published. */
  besidePath: string
  /** From now on the file can be read by its path, by another thread too. */
  letOthersRead(): string
  /** Gives the file its version, makes it durable and puts it in the place of the previous one. */
  publish(): string
  /** Throws away what was written; does nothing after `publish`. */
  discard(): void
}

/** Begins a file beside `path`. */
export function createDictionaryFile(path: string): DictionaryFile {
  const temporaryPath = `${path}.building-${process.pid}`
  const tables = [...aboutTables, ...wordTables, ...packedTextTables]
  const database = openForWriting(temporaryPath, tables, cacheKibibytes)
  database.exec(`PRAGMA application_id = ${applicationId}`)
  database.exec(`PRAGMA user_version = ${formatVersion}`)

  return {
    database,
    besidePath: `${temporaryPath}-beside`,
    letOthersRead() {
      database.exec('PRAGMA locking_mode = NORMAL')
      // The lock is given up with the next reading.
      database.prepare('SELECT 1 FROM about LIMIT 1').get()
      return temporaryPath
    },
    publish() {
      // From the finished contents, not from the sources: the version changes exactly when an
      // answer may change, be it that the data or that the builder is another.
      const version = hashDictionary(temporaryPath).slice(0, versionDigits)
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

function makeDurable(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
