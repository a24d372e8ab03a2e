import { expect, test } from 'vitest'
import { createTakeFiles } from './page-files'

const files = [
  ['^/$', ['/assets/home.js']],
  ['^/words/\\d+', ['/assets/word.js', '/assets/shared.js']],
  ['^/words/\\d+/sound', ['/assets/sound.js']],
]
const toElement = (entries: unknown) =>
  `<script type="application/json" id="page-files">${JSON.stringify(entries)}</script>`
const page = `<head>${toElement(files)}</head>`
const takeFiles = createTakeFiles(page)

test.each([
  ['/', [files[0]]],
  ['/words/12', [files[1]]],
  ['/words/12/sound', [files[1], files[2]]],
  ['/elsewhere', []],
])('%s names its own files only', (path, taken) => {
  expect(takeFiles(page, path)).toBe(`<head>${toElement(taken)}</head>`)
})

test('a page that names no files is left as it is', () => {
  expect(createTakeFiles('<p>')('<p>', '/')).toBe('<p>')
})
