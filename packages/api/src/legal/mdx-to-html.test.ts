import { expect, test } from 'vitest'
import { mdxToHtml } from './mdx-to-html'

test('headings, paragraphs, lists and links become plain HTML', async () => {
  const html = await mdxToHtml('# A\n\nOne *two*.\n\n- [x](/terms)\n', false)
  expect(html.replaceAll('\n', '')).toBe(
    '<h1>A</h1><p>One <em>two</em>.</p><ul><li><a href="/terms">x</a></li></ul>',
  )
})

test('a note to developers is left out unless it is asked for', async () => {
  const source = 'Text.\n\n<DevelopmentNote>\nAdd your name.\n</DevelopmentNote>\n'
  expect(await mdxToHtml(source, false)).not.toContain('Add your name')
  expect(await mdxToHtml(source, true)).toContain('Add your name')
})

test('text is text: what looks like markup is escaped', async () => {
  expect(await mdxToHtml('a `<b>` & "c"', false)).toBe(
    '<p>a <code>&lt;b&gt;</code> &amp; &quot;c&quot;</p>',
  )
})

test.each([
  ['<script>alert(1)</script>', 'a script'],
  ['<img src="x" />', 'a picture'],
  ['<p onClick="x">y</p>', 'only the attribute is left out'],
])('%s never gets into a page: %s', async (source) => {
  const html = await mdxToHtml(source, false).catch(() => '')
  expect(html).not.toMatch(/script|img|onclick/i)
})
