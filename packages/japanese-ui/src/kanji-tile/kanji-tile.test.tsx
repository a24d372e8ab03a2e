// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { KanjiTile } from './kanji-tile'

afterEach(cleanup)

test('a tile is a link, named by the kanji and its meaning', () => {
  render(<KanjiTile literal="食" meaning="eat" href="/app/dict/kanji/食" />)
  const link = screen.getByRole('link', { name: /食\s*eat/ })
  expect(link.getAttribute('href')).toBe('/app/dict/kanji/食')
})

test('in a word the reading stands above the kanji, as furigana would', () => {
  render(<KanjiTile literal="食" reading="ショク" href="#" />)
  expect(screen.getByRole('link').textContent).toBe('ショク食')
})

test('what a page adds (a tint, a key handler) reaches the link', () => {
  render(<KanjiTile literal="一" href="#" className="known" data-index={3} />)
  const link = screen.getByRole('link')
  expect(link.classList.contains('known')).toBe(true)
  expect(link.classList.contains('ja-kanji-tile')).toBe(true)
  expect(link.dataset.index).toBe('3')
})
