import { afterAll, describe, expect, test } from 'vitest'
import { openSearchIndex } from '../../../search-index/open-search-index'
import { toSearchKey } from '../../../search-index/text/search-key'
import { openFullDictionary } from '../../../testing/open-full-dictionary'
import { search } from '../search'
import { everydayVerbWords, everydayWords } from './everyday-words'
import { otherWords } from './other-words'
import { setPhrases } from './set-phrases'
import { listVerbsOfObjects } from './verbs-of-objects'

/** What a table of English leads to must be there, among all words. */
const dictionary = openFullDictionary()
afterAll(() => dictionary?.close())

describe.runIf(dictionary !== undefined)('tables of English', () => {
  test('what Japanese says on an occasion is a headword', () => {
    if (dictionary === undefined) return
    const { keys } = openSearchIndex(dictionary).words.headwords
    const tables = [setPhrases, everydayWords, everydayVerbWords].flatMap((each) => [
      ...each.values(),
    ])
    const said = new Set([...tables.flat(), ...listVerbsOfObjects()])
    expect([...said].filter((phrase) => keys.find(toSearchKey(phrase)) < 0)).toEqual([])
  })

  test('what a phrase is in other words is all of some gloss', () => {
    if (dictionary === undefined) return
    const said = new Set([...otherWords.values()].flat())
    const isAGloss = (text: string) =>
      search(dictionary, { query: `to ${text}`, kind: 'words', limit: 20 }).items.some(
        ({ match }) => match.how === 'gloss',
      ) ||
      search(dictionary, { query: text, kind: 'words', limit: 20 }).items.some(
        ({ match }) => match.how === 'gloss',
      )
    expect([...said].filter((text) => !isAGloss(text))).toEqual([])
  })
})
