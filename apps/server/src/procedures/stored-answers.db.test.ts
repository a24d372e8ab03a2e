import { checkStoredDefinitions } from '@kotonoha/dictionary-db/queries/words/stored-definition'
import { openTinyDictionary } from '@kotonoha/dictionary-db/testing/open-tiny-dictionary'
import { expect, test } from 'vitest'
import { toBatchPath, toQueryPath } from '../testing/tiny-server'
import { createCacheableAnswers } from './cacheable-answers'
import { parseCallTarget } from './call-request'
import { findStoredAnswer } from './stored-answers'

const name = 'dict.words.getDefinitionOverview'

function ask(dictionary: ReturnType<typeof openTinyDictionary>, path: string) {
  const { answer } = createCacheableAnswers('test')
  const call = parseCallTarget(path)
  const given = { call, dictionary, ifNoneMatch: null, acceptEncoding: 'identity' }
  const found = answer(given)
  if (found === undefined || found instanceof Promise || found.body === null) throw new Error(path)
  return { ...found, body: Buffer.from(found.body).toString() }
}

test('a stored answer is sent as one that is put together', async () => {
  const dictionary = openTinyDictionary()
  const paths = [
    toQueryPath(name, { wordId: 1000110 }),
    toQueryPath(name, { wordId: 1000350, spellingId: null, meaningId: null }),
  ]
  const before = paths.map((path) => ask(dictionary, path))
  expect(await checkStoredDefinitions(dictionary, async () => {})).toBe(true)
  for (const path of paths) {
    expect(findStoredAnswer(parseCallTarget(path), dictionary)).toBeDefined()
  }
  expect(paths.map((path) => ask(dictionary, path))).toEqual(before)
  const others = [
    toQueryPath(name, { wordId: 1000350, meaningId: 1 }),
    toQueryPath(name, { wordId: 7 }),
    toQueryPath(name, { wordId: 'x' }),
    toQueryPath('dict.words.getRelated', { wordId: 1000110 }),
    toBatchPath([[name, { wordId: 1000110 }]]),
  ]
  for (const path of others) {
    expect(findStoredAnswer(parseCallTarget(path), dictionary)).toBeUndefined()
  }
  dictionary.close()
})
