// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Furigana } from './furigana'

test('okurigana stands beside the ruby, not under it', () => {
  const { container } = render(
    <Furigana segments={[{ text: '食', ruby: 'た' }, { text: 'べる' }]} />,
  )
  const ruby = container.querySelectorAll('ruby')
  expect(ruby).toHaveLength(1)
  expect(ruby[0]?.querySelector('rt')?.textContent).toBe('た')
  expect(container.textContent).toBe('食たべる')
})

test('a word read as a whole carries one ruby over all its kanji', () => {
  const { container } = render(<Furigana segments={[{ text: '今日', ruby: 'きょう' }]} />)
  expect(container.querySelector('ruby')?.firstChild?.textContent).toBe('今日')
})

test('a kana word has no ruby at all', () => {
  const { container } = render(<Furigana segments={[{ text: 'ファン' }]} />)
  expect(container.querySelector('rt')).toBeNull()
})

test('the language is marked, so that the browser takes Japanese glyphs (直, 骨)', () => {
  const { container } = render(<Furigana segments={[{ text: '直', ruby: 'なお' }]} />)
  expect(container.firstElementChild?.getAttribute('lang')).toBe('ja')
})
