import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openDictionary } from '../../open-dictionary'
import { openSqlite } from '../../sqlite/open-sqlite'
import { buildTinyDictionary } from '../../testing/build-for-tests'
import { findWordDefinition } from '../words/find-word-definition'

const folder = mkdtempSync(join(tmpdir(), 'kotonoha-estimated-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The tiny dictionary as if these were what its sources lack. */
function openWithout(missing: string[]) {
  const path = join(folder, `${missing.length}.sqlite`)
  copyFileSync(buildTinyDictionary(), path)
  const database = openSqlite(path, { isReadOnly: false })
  database
    .prepare("UPDATE about SET value = ? WHERE key = 'missing-features'")
    .run(JSON.stringify(missing))
  database.close()
  return openDictionary(path)
}

/** What the page of the most frequent word says of its rank. */
function findFirstRank(missing: string[]): number | null | undefined {
  const dictionary = openWithout(missing)
  const row = dictionary
    .prepare<{ word_id: number }>('SELECT word_id FROM word WHERE frequency_rank = 1')
    .get()
  return findWordDefinition(dictionary, { wordId: row?.word_id ?? 0 })?.frequencyRank
}

test('a rank that nobody counted is an order of words and no number to show', () => {
  expect(findFirstRank([])).toBe(1)
  expect(findFirstRank(['counted frequency of words'])).toBeNull()
})
