import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openSqlite } from './open-sqlite'
import type { SqliteDatabase } from './sqlite-database'
import { findSqliteFailure } from './sqlite-failure'

const folder = mkdtempSync(join(tmpdir(), 'kotonoha-sqlite-'))

function open(name = ':memory:'): SqliteDatabase {
  const path = name === ':memory:' ? name : join(folder, name)
  const database = openSqlite(path, { isReadOnly: false })
  onTestFinished(() => database.close())
  return database
}

function failureOf(act: () => unknown): unknown {
  try {
    act()
  } catch (error) {
    return findSqliteFailure(error)
  }
  return 'it worked'
}

test('the first use of SQLite warns of nothing, and other warnings are still heard', async () => {
  const warnings: string[] = []
  const listen = (warning: Error) => warnings.push(warning.message)
  process.on('warning', listen)
  onTestFinished(() => void process.off('warning', listen))
  open()
  process.emitWarning('another one', 'ExperimentalWarning')
  await nextTurn()
  expect(warnings).toEqual(['another one'])
})

test('what is written is read again as the same kind of value', () => {
  const database = open()
  database.exec('CREATE TABLE word (id INTEGER, share REAL, text TEXT, bytes BLOB) STRICT')
  const insert = database.prepare('INSERT INTO word VALUES (?, ?, ?, ?)')
  insert.run(9_007_199_254_740_991, 0.5, '言の葉', Uint8Array.of(1, 0, 255))
  insert.run(null, null, '', new Uint8Array())
  const rows = database.prepare<Record<string, unknown>>('SELECT * FROM word').all()
  expect(rows.map((row) => Object.values(row).map(toPlain))).toEqual([
    [9_007_199_254_740_991, 0.5, '言の葉', [1, 0, 255]],
    [null, null, '', []],
  ])
})

const toPlain = (value: unknown) => (value instanceof Uint8Array ? [...value] : value)

test('rows are asked for by place or by name, all, one, or one after the other', () => {
  const database = open()
  const byPlace = database.prepare<{ sum: number }>('SELECT ? + ? AS sum')
  expect(byPlace.get(1, 2)?.sum).toBe(3)
  const byName = database.prepare<{ sum: number }>('SELECT :one + :other AS sum')
  expect(byName.all({ one: 1, other: 2 }).map(({ sum }) => sum)).toEqual([3])
  const numbers = database.prepare<{ value: number }>(`SELECT value FROM json_each('[4, 5]')`)
  expect(Array.from(numbers.iterate(), ({ value }) => value)).toEqual([4, 5])
  expect(database.prepare('SELECT 1 WHERE 0').get()).toBeUndefined()
})

test('a failure has the same name whichever module met it', () => {
  const missing = join(folder, 'missing.sqlite')
  expect(failureOf(() => openSqlite(missing, { isReadOnly: true }))).toBe('cannot-open')
  expect(existsSync(missing)).toBe(false)

  open('locked.sqlite').exec('CREATE TABLE word (text TEXT); BEGIN EXCLUSIVE')
  const second = open('locked.sqlite')
  second.exec('PRAGMA busy_timeout = 0')
  expect(failureOf(() => second.exec('BEGIN EXCLUSIVE'))).toBe('busy')

  const small = open()
  small.exec('PRAGMA max_page_count = 2; CREATE TABLE word (text TEXT)')
  const insert = small.prepare('INSERT INTO word VALUES (?)')
  expect(failureOf(() => insert.run('本'.repeat(5000)))).toBe('full')

  expect(failureOf(() => small.exec('SELECT nothing'))).toBe('other')
  expect(findSqliteFailure(new TypeError('undefined is not a function'))).toBeUndefined()
})

test('a file can go without a journal, and be closed twice', () => {
  const database = open('journal.sqlite')
  database.exec('PRAGMA journal_mode = OFF')
  const journal = database.prepare<{ journal_mode: string }>('PRAGMA journal_mode').get()
  expect(journal?.journal_mode).toBe('off')
  database.close()
  database.close()
})

test('only Node 20 gets better-sqlite3, so nobody else compiles it', () => {
  const lock = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../../package-lock.json'), 'utf8'),
  )
  const guard = lock.packages['node_modules/sqlite-on-node-20']
  expect(guard).toMatchObject({ optional: true, engines: { node: '20.x' } })
  expect(lock.packages['node_modules/better-sqlite3'].optional).toBe(true)
  const compiled = Object.entries<{ dependencies?: object }>(lock.packages)
    .filter(([, each]) => 'prebuild-install' in (each.dependencies ?? {}))
    .map(([path]) => path)
  expect(compiled).toEqual(['node_modules/better-sqlite3'])
})
