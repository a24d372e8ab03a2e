import * as v from 'valibot'
import { expect, test } from 'vitest'
import { wordCatalogSearch, wordCatalogSearchDefaults } from './word-catalog-search'

test.each([
  [{}, {}, 'a bare path has the defaults'],
  [{ jlpt: 'N9' }, {}, 'a level that does not exist'],
  [{ jlpt: ['N5', 5] }, {}, 'a list with a stranger in it'],
  [{ jlpt: 'N5' }, { jlpt: ['N5'] }, 'one level is a list of one'],
  [{ pos: 'verb' }, { pos: ['verb'] }, 'so is one part of speech'],
  [{ pos: [''] }, {}, 'an empty part of speech'],
  [{ loanword: 'none', sort: 'up' }, {}, 'words that mean nothing here'],
  [{ loanword: 'only', sort: 'desc' }, { loanword: 'only', sort: 'desc' }, 'all that is right'],
])('%o is read as the defaults and %o: %s', (search, expected, _reason) => {
  expect(v.parse(wordCatalogSearch, search)).toEqual({ ...wordCatalogSearchDefaults, ...expected })
})
