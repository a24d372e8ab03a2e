// @vitest-environment jsdom
import { jlptLevels } from '@kotonoha/japanese/jlpt-level'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { JlptBadge } from './jlpt-badge'

test.each(jlptLevels)(
  '%s says its level in letters and in speech, not by colour alone',
  (level) => {
    const { container } = render(<JlptBadge level={level} />)
    expect(container.textContent).toBe(`JLPT ${level}`)
  },
)

test('every level has a look of its own', () => {
  const classes = jlptLevels.map((level) => {
    const { container } = render(<JlptBadge level={level} />)
    return container.firstElementChild?.className
  })
  expect(new Set(classes).size).toBe(jlptLevels.length)
})
