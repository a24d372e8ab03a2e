import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSqlite } from '@kotonoha/dictionary-db/sqlite/open-sqlite'
import { expect, test } from 'vitest'
import { hashRows } from '../../report/hash-rows'
import { addTables } from './add-tables'

const folder = mkdtempSync(join(tmpdir(), 'kotonoha-tables-'))

const phrases = 'CREATE TABLE phrase (kind TEXT PRIMARY KEY, text TEXT NOT NULL) STRICT'
const names = [
  'CREATE TABLE name (number INTEGER PRIMARY KEY, text TEXT NOT NULL, key TEXT) STRICT',
  `INSERT INTO name VALUES (1, 'タナカ', 'たなか'), (2, 'あきら', NULL)`,
  'CREATE INDEX name_by_key ON name (coalesce(key, text))',
]

function create(name: string, statements: readonly string[]) {
  const path = join(folder, name)
  const database = openSqlite(path, { isReadOnly: false })
  for (const statement of statements) database.exec(statement)
  return { path, database }
}

test('adds tables with their indexes, and rows behind those that are there', () => {
  const other = create('other.sqlite', [
    ...[phrases, `INSERT INTO phrase VALUES ('kanji', '水'), ('study', 'water')`],
    ...names,
  ])
  other.database.close()
  const { database } = create('words.sqlite', [
    phrases,
    `INSERT INTO phrase VALUES ('word', '飲む')`,
  ])
  addTables(database, other.path)

  const inOne = create('one.sqlite', [
    ...[phrases, `INSERT INTO phrase VALUES ('word', '飲む'), ('kanji', '水'), ('study', 'water')`],
    ...names,
  ])
  expect(hashRows(database)).toBe(hashRows(inOne.database))
  const found = database.prepare(`SELECT number FROM name WHERE coalesce(key, text) = 'たなか'`)
  expect(found.all()).toEqual([{ number: 1 }])
  expect(database.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
})
