import { expect, test } from 'vitest'
import { fillPage } from './page-document'

const page =
  '<!doctype html><title>Loading...</title><meta name="description" content="A site" /></head>'

function fill(data: unknown, title = 'x'): string {
  return fillPage(page, {
    description: { title, description: 'd' },
    dictionaryVersion: 'v',
    answers: [{ procedure: 'dict.test', type: 'query', input: null, data }],
  })
}

test('no text of the dictionary ends the element it stands in', () => {
  const text = '</script><script>alert(1)</script><!--'
  const filled = fill(text)
  expect(filled.match(/<script/g)).toHaveLength(1)
  const [, json = ''] = /first-answers">([^<]*)<\/script>/.exec(filled) ?? []
  expect(JSON.parse(json).answers[0].data).toBe(text)
})

test('a title is text, whatever it holds', () => {
  expect(fill(null, '<b> & "quotes" $&')).toContain(
    '<title>&lt;b&gt; &amp; &quot;quotes&quot; $&amp;</title>',
  )
})
