import { expect, test } from 'vitest'
import { createTinyServer } from '../testing/tiny-server'

const { ask } = createTinyServer()

const listAddresses = (text: string) =>
  [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address))

test('the sitemap leads to every page of a word and a kanji, and each is one', async () => {
  const index = await ask('/sitemap.xml')
  expect(index.headers.get('content-type')).toContain('application/xml')
  const parts = listAddresses(await index.text())
  expect(parts.map(({ pathname }) => pathname)).toEqual([
    '/sitemaps/pages.xml',
    '/sitemaps/kanji-1.xml',
    '/sitemaps/words-1.xml',
  ])
  const texts = await Promise.all(parts.map(async ({ pathname }) => (await ask(pathname)).text()))
  const [pages = [], kanji = [], words = []] = texts.map(listAddresses)
  expect(kanji.length).toBeGreaterThan(30)
  expect(words.length).toBeGreaterThan(100)
  expect(new Set(words.map(String)).size).toBe(words.length)
  for (const { origin, pathname } of [...pages, kanji[0], words[0]].flatMap((each) => each ?? [])) {
    expect(origin).toBe('https://kotonoha.example')
    expect((await ask(pathname)).status, pathname).toBe(200)
  }
})

test.each([
  ['/sitemaps/words-2.xml', 'a part after the last'],
  ['/sitemaps/words-0.xml', 'parts count from one'],
  ['/sitemaps/names-1.xml', 'names have no pages'],
])('%s is no part of it: %s', async (path) => {
  expect((await ask(path)).status).toBe(404)
})

test('search engines are told where it is, and what is nobody’s business', async () => {
  const robots = await (await ask('/robots.txt')).text()
  expect(robots).toContain('Sitemap: https://kotonoha.example/sitemap.xml')
  expect(robots).toContain('Disallow: /account/')
  expect(robots).not.toMatch(/Disallow: \/(?:app\/dict)?\n/)
})
