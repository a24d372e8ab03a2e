import { expect, test } from 'vitest'
import { parsePageAddress } from './page-address'

const eat = { kind: 'word', wordId: 1358280, spellingId: null, meaningId: null }
const food = { kind: 'kanji', kanjiId: '食', areWordsShown: true }

test.each([
  ['/app/dict', { kind: 'home' }, 'the home page'],
  ['/app/dict/?kind=words', { kind: 'home' }, 'nothing is looked up without a query'],
  ['/app/dict?q=eat', { kind: 'other' }, 'a search is asked by the page itself'],
  ['/app/dict/kanji', { kind: 'other' }, 'a catalog'],
  ['/app/dict/kanji/%E9%A3%9F', food, 'its first tab holds words'],
  ['/app/dict/kanji/%E9%A3%9F/words/', food, 'a slash too many'],
  [
    '/app/dict/kanji/%E9%A3%9F/words?jlpt=N5',
    { ...food, areWordsShown: false },
    'filtered words are asked by the page itself',
  ],
  ['/app/dict/kanji/%E9%A3%9F/related', { ...food, areWordsShown: false }, 'another tab'],
  ['/app/dict/kanji/%2525', { ...food, kanjiId: '%25', areWordsShown: true }, 'decoded once'],
  ['/app/dict/words/1358280/kanji', eat, 'a word'],
  [
    '/app/dict/words/1358280?spelling=sabcdefghij&meaning=2',
    { ...eat, spellingId: 'sabcdefghij', meaningId: 2 },
    'with its spelling and sense',
  ],
  ['/app/dict/words/1358280?meaning=two', eat, 'what makes no sense falls back, as on the page'],
  ['/app/dict/words/abc', { ...eat, wordId: 0 }, 'no word has the id 0'],
  ['/', { kind: 'other' }, 'the start leads on'],
])('%s is %j: %s', (address, expected, _reason) => {
  expect(parsePageAddress(new URL(address, 'http://site.test'))).toEqual(expected)
})
