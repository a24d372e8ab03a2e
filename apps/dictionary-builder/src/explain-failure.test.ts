import { openSqlite } from '@kotonoha/dictionary-db/sqlite/open-sqlite'
import { expect, test } from 'vitest'
import { explainFailure } from './explain-failure'
import { SourceError } from './sources/source-error'

function fillDatabase(): unknown {
  const database = openSqlite(':memory:', { isReadOnly: false })
  database.exec('PRAGMA max_page_count = 4')
  try {
    database.exec('CREATE TABLE word (text TEXT)')
    for (;;) database.prepare('INSERT INTO word VALUES (?)').run('本'.repeat(1000))
  } catch (error) {
    return error
  }
}

test('a full disk says how much to free, and that nothing was lost', () => {
  expect(explainFailure(fillDatabase())).toMatch(/no space left.*previous dictionary is untouched/)
  const fromSystem = Object.assign(new Error('write'), { code: 'ENOSPC' })
  expect(explainFailure(fromSystem)).toBe(explainFailure(fillDatabase()))
})

test('a bad source names the file and the place', () => {
  const error = new SourceError('JMdict.gz', 'the file ends too early', 'entry 1000110')
  expect(explainFailure(error)).toBe('JMdict.gz, entry 1000110: the file ends too early')
})

test('a fault of the program is no one-line matter: it keeps its stack', () => {
  expect(explainFailure(new TypeError('undefined is not a function'))).toBeUndefined()
})
