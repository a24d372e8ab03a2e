// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Logo } from './logo'

function listPaths(markup: string) {
  const { documentElement } = new DOMParser().parseFromString(markup, 'text/html')
  return [...documentElement.querySelectorAll('path')].map((path) =>
    Object.fromEntries([...path.attributes].map(({ name, value }) => [name, value])),
  )
}

test('the page’s logo is drawn as the file that browsers and systems show', () => {
  const file = readFileSync(join(import.meta.dirname, '../../public/logo.svg'), 'utf8')
  expect(listPaths(renderToStaticMarkup(<Logo sizePx={32} />))).toEqual(listPaths(file))
  expect(listPaths(file)).toHaveLength(2)
})
