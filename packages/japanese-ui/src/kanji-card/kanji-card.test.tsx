// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { KanjiCard } from './kanji-card'

const ichi = {
  literal: '一',
  strokeCount: 1,
  meanings: ['one'],
  onReadings: ['イチ', 'イツ'],
  kunReadings: ['ひと', 'ひとつ'],
  jlpt: 'N5' as const,
}

test('a card says meaning, readings, strokes and level', () => {
  const { container } = render(<KanjiCard kanji={ichi} />)
  expect(container.textContent).toBe('一oneOn イチ、イツKun ひと、ひとつ1 strokeJLPT N5')
})

test('a kanji made in Japan has no on reading, so the card has no line for it', () => {
  const { container } = render(
    <KanjiCard kanji={{ ...ichi, literal: '込', strokeCount: 5, onReadings: [], jlpt: null }} />,
  )
  expect(container.textContent).not.toContain('On ')
  expect(container.textContent).toContain('5 strokes')
})
