import { copyFileSync, existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDictionary, UnreadableDictionaryError } from './open-dictionary'
import { getAbout } from './queries/about/get-about'
import { openSqlite } from './sqlite/open-sqlite'
import { buildTinyDictionary } from './testing/build-for-tests'

const folder = mkdtempSync(join(tmpdir(), 'kotonoha-open-'))

function fileWith(name: string, contents: string): string {
  writeFileSync(join(folder, name), contents)
  return join(folder, name)
}

test('the dictionary names its version, counts and sources with their licences', () => {
  const dictionary = openDictionary(buildTinyDictionary())
  const about = getAbout(dictionary)
  expect(about.version).toMatch(/^[0-9a-f]{16}$/)
  expect(about.version).toBe(dictionary.version)
  expect(about.edition).toBe('full')
  expect(about.counts.words).toBeGreaterThan(200)
  for (const source of about.sources) expect(source.licence, source.name).not.toBe('')
  dictionary.close()
})

test.each([
  ['text.sqlite', 'this is a text', 'a text'],
  ['empty.sqlite', '', 'an empty file'],
])('%s is no dictionary: %s', (name, contents) => {
  expect(() => openDictionary(fileWith(name, contents))).toThrow(UnreadableDictionaryError)
})

test('where there is no file there is no dictionary, and none is made', () => {
  const path = join(folder, 'not-there.sqlite')
  expect(() => openDictionary(path)).toThrow(UnreadableDictionaryError)
  expect(existsSync(path)).toBe(false)
})

test('a database of another program is refused', () => {
  const path = join(folder, 'other.sqlite')
  const other = openSqlite(path, { isReadOnly: false })
  other.exec('CREATE TABLE word (word_id INTEGER)')
  other.close()
  expect(() => openDictionary(path)).toThrow(/is not a dictionary/)
})

test('a dictionary of another format says what to run', () => {
  const path = join(folder, 'older.sqlite')
  copyFileSync(buildTinyDictionary(), path)
  const older = openSqlite(path, { isReadOnly: false })
  older.exec('PRAGMA user_version = 0')
  older.close()
  expect(() => openDictionary(path)).toThrow(/npm run dictionary:build/)
})

test('nothing can be written through an open dictionary', () => {
  const dictionary = openDictionary(buildTinyDictionary())
  expect(() => dictionary.prepare('DELETE FROM word').run()).toThrow(/readonly/)
  dictionary.close()
})
