import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Dictionary, openDictionary } from '../../open-dictionary'
import { openSqlite } from '../../sqlite/open-sqlite'
import { buildTinyDictionary } from '../../testing/build-for-tests'
import { openTinyDictionary } from '../../testing/open-tiny-dictionary'
import { checkStoredDefinitions, findStoredDefinition, toDefinitionText } from './stored-definition'

const around = [Buffer.from('['), Buffer.from(']')] as const
const noPause = async () => {}

function listWords(dictionary: Dictionary): number[] {
  const words = dictionary.prepare<{ word_id: number }>('SELECT word_id FROM word').all()
  return words.map(({ word_id }) => word_id)
}

test('every stored definition is the one that is put together, when that has been checked', async () => {
  const dictionary = openTinyDictionary()
  const ids = listWords(dictionary)
  expect(ids.map((id) => findStoredDefinition(dictionary, id, around))).toEqual(
    ids.map(() => undefined),
  )
  expect(await checkStoredDefinitions(dictionary, noPause)).toBe(true)
  for (const id of ids) {
    const stored = findStoredDefinition(dictionary, id, around)
    expect(stored && Buffer.from(stored).toString()).toBe(`[${toDefinitionText(dictionary, id)}]`)
  }
  expect(findStoredDefinition(dictionary, 7, around)).toBeUndefined()
  dictionary.close()
})

test.each([
  [`DELETE FROM about WHERE key = 'answer-samples'`, 'a file that has none'],
  [`UPDATE about SET value = '[7]' WHERE key = 'answer-samples'`, 'a sample that is no word'],
  [`UPDATE word SET is_common = 1 - is_common`, 'other answers than this program gives'],
])('after %s none is taken: %s', async (change) => {
  const folder = mkdtempSync(join(tmpdir(), 'kotonoha-answers-'))
  const path = join(folder, 'dictionary.sqlite')
  copyFileSync(buildTinyDictionary(), path)
  const file = openSqlite(path, { isReadOnly: false })
  file.exec(change)
  file.close()
  const dictionary = openDictionary(path)
  expect(await checkStoredDefinitions(dictionary, noPause)).toBe(false)
  const [id = 0] = listWords(dictionary)
  expect(findStoredDefinition(dictionary, id, around)).toBeUndefined()
  dictionary.close()
  rmSync(folder, { recursive: true })
})
