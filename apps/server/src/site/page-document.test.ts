import { expect, test } from 'vitest'
import { fillPage } from './page-document'

const page =
  '<!doctype html><title>Loading...</title><meta name="description" content="A site" /></head><div id="root"><p>Loading</p></div><!--root--><script>start()</script>'

const place = { canonical: 'https://site.test/a?b&c', picture: 'https://site.test/p.png' }

function fill(data: unknown, title = 'x'): string {
  const view = {
    status: 200 as const,
    path: '/app/dict/words/1/kanji',
    html: '<h1>食べる $&</h1>',
    title,
    description: 'd',
    answers: [{ procedure: 'dict.test', type: 'query' as const, input: null, data }],
  }
  return fillPage(page, view, { dictionaryVersion: 'v', place })
}

test('no text of the dictionary ends the element it stands in', () => {
  const text = '</script><script>alert(1)</script><!--'
  const filled = fill(text)
  expect(filled.match(/<script/g)).toHaveLength(2)
  const [, json = ''] = /first-answers">([^<]*)<\/script>/.exec(filled) ?? []
  expect(JSON.parse(json).answers[0].data).toBe(text)
})

test('a title is text, whatever it holds', () => {
  expect(fill(null, '<b> & "quotes" $&')).toContain(
    '<title>&lt;b&gt; &amp; &quot;quotes&quot; $&amp;</title>',
  )
})

test('what was drawn stands where the loading screen was', () => {
  const filled = fill(null)
  expect(filled).toContain(
    '<div id="root" class="first-view" data-path="/app/dict/words/1/kanji"><h1>食べる $&</h1></div><!--root--><script>start()</script>',
  )
  expect(filled).not.toContain('Loading</p>')
})

test('a page says where it is found, and which picture stands beside a link to it', () => {
  const filled = fill(null)
  expect(filled).toContain('<link rel="canonical" href="https://site.test/a?b&amp;c" />')
  expect(filled).toContain('<meta property="og:image" content="https://site.test/p.png" />')
})

test('a page that says that nothing is there is found nowhere', () => {
  const view = { status: 404 as const, path: '/x', html: '', title: 'x', answers: [] }
  const filled = fillPage(
    page,
    { ...view, description: undefined },
    { dictionaryVersion: 'v', place },
  )
  expect(filled).not.toContain('canonical')
})

test('what is told to search engines ends no element', () => {
  const view = { status: 200 as const, path: '/x', html: '', title: 'x', answers: [] }
  const filled = fillPage(
    page,
    { ...view, description: 'd', structuredData: { name: '</script><b>' } },
    { dictionaryVersion: 'v', place },
  )
  const [, json = ''] = /ld\+json">([^<]*)<\/script>/.exec(filled) ?? []
  expect(JSON.parse(json)).toEqual({ name: '</script><b>' })
})
