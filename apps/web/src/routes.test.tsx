// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, createRouter, parseSearchWith } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { routeTree } from './route-tree.gen'
import { parseSearchValue, stringifySearch } from './search-params'

function buildRouter(url: string) {
  return createRouter({
    routeTree,
    context: { queryClient: new QueryClient() },
    history: createMemoryHistory({ initialEntries: [url] }),
    stringifySearch,
    parseSearch: parseSearchWith(parseSearchValue),
  })
}

/** Where a visitor of the URL ends up; no page asks the server anything on the way. */
async function follow(url: string): Promise<string> {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const router = buildRouter(url)
  void router.load()
  await expect.poll(() => router.history.location.href).not.toBe(url)
  return decodeURIComponent(router.history.location.href)
}

test.each([
  ['/', '/app/dict', 'the site begins with the dictionary'],
  ['/app/dict/kanji/食', '/app/dict/kanji/食/words', 'a kanji opens on its words'],
  [
    '/app/dict/kanji/食?jlpt=N5&position=start',
    '/app/dict/kanji/食/words?jlpt=N5&position=start',
    'the filters of the tab are kept',
  ],
  ['/app/dict/words/1358280', '/app/dict/words/1358280/kanji', 'a word opens on its kanji'],
  [
    '/app/dict/words/1358280?meaning=2&spelling=sabc',
    '/app/dict/words/1358280/kanji?meaning=2&spelling=sabc',
    'the chosen meaning and spelling are kept',
  ],
])('%s leads to %s: %s', async (from, to, _reason) => {
  expect(await follow(encodeURI(from))).toBe(to)
})

test.each(['/app/dict/kanji/', '/app/dict/words/', '/app/_kanji-area/kanji/components/'] as const)(
  'the catalog %s has no pages inside it, so that a definition is not drawn in the catalog',
  (catalog) => {
    const { routesById } = buildRouter('/app/dict')
    expect(routesById[catalog].children).toBeUndefined()
  },
)

test.each(['/app/dict/kanji/食/words', '/app/dict/words/1358280/pronunciation'])(
  '%s is a tab, and its page is matched around it',
  (url) => {
    const matches = buildRouter('/app/dict').matchRoutes(url)
    expect(matches.map((match) => match.staticData.isTab ?? false).slice(-2)).toEqual([false, true])
  },
)

test.each([
  ['/app/dict/kanji?strokes=x&jlpt=N9&order=up', { jlpt: [], strokes: [], order: 'level' }],
  [
    '/app/dict/words?sort=sideways&loanword=1',
    { jlpt: [], pos: [], loanword: 'include', sort: 'asc' },
  ],
  ['/app/dict/words/1358280/kanji?meaning=zero', {}],
  ['/app/dict/kanji/食/words?position=top&jlpt=', { jlpt: [] }],
  [
    '/app/kanji/curriculum/kanji?curriculumLevel=61&lock=ajar&progress=best&strokes=x&order=up&kanjiId=ab&wordSpellingId=1&jlpt=N9',
    { strokes: [], order: 'grid' },
  ],
  [
    '/app/kanji/curriculum/words?curriculumLevel=3&kanjiId=食&lock=locked&progress=low&order=jlpt',
    {
      curriculumLevel: 3,
      kanjiId: '食',
      lock: 'locked',
      progress: 'low',
      order: 'jlpt',
      strokes: [],
    },
  ],
  ['/app/kanji/components?level=none&progress=best', {}],
])('invalid parameters of %s fall back to %j', (url, expected) => {
  const router = buildRouter(url)
  const { search } = router.latestLocation
  const matches = router.matchRoutes(url.split('?')[0] ?? '', search)
  // What is undefined is absent, as in the URL.
  expect(JSON.parse(JSON.stringify(matches.at(-1)?.search))).toEqual(expected)
})
