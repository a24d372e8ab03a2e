import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSqlite } from '@kotonoha/dictionary-db/sqlite/open-sqlite'
import { expect, test } from 'vitest'
import { hashDictionary } from './hash-dictionary'

const folder = mkdtempSync(join(tmpdir(), 'kotonoha-hash-'))

function write(name: string, bytes: Uint8Array): string {
  writeFileSync(join(folder, name), bytes)
  return join(folder, name)
}

function createFile(): Buffer {
  const path = join(folder, 'one.sqlite')
  const database = openSqlite(path, { isReadOnly: false })
  database.exec(`CREATE TABLE word (text TEXT) STRICT; INSERT INTO word VALUES ('本')`)
  database.close()
  return readFileSync(path)
}

test('the hash knows the contents, and not the SQLite that wrote them', () => {
  const bytes = createFile()
  const [sameContents, otherContents] = [Buffer.from(bytes), Buffer.from(bytes)]
  sameContents.writeUInt32BE(bytes.readUInt32BE(96) + 1, 96)
  otherContents.write('木', bytes.indexOf('本'))
  const hash = hashDictionary(write('here.sqlite', bytes))
  expect(hashDictionary(write('same.sqlite', sameContents))).toBe(hash)
  expect(hashDictionary(write('other.sqlite', otherContents))).not.toBe(hash)
})
