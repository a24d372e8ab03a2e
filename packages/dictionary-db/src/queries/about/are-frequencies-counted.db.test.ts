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

/** To eat. */
const wordId = 1_358_280

test('a rank that nobody counted is an order of words and no number to show', () => {
  expect(findWordDefinition(openWithout([]), { wordId })?.frequencyRank).toBeGreaterThan(0)
  const estimated = openWithout(['counted frequency of words'])
  expect(findWordDefinition(estimated, { wordId })?.frequencyRank).toBeNull()
})
