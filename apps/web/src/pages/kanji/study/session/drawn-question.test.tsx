// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { ModelStroke } from '../../../../study/writing-practice/model-stroke'
import { DrawnQuestion } from './drawn-question'
import type { SessionStore } from './session-store'

afterEach(cleanup)

/** 二, as the page gets it. */
const strokes = [30, 80].map(
  (y): ModelStroke => ({
    path: `M20,${y}L90,${y}`,
    points: [
      [20, y],
      [90, y],
    ],
  }),
)

test('nothing on a question that is drawn is filled: the drawing submits itself', () => {
  const giveUp = vi.fn()
  render(<DrawnQuestion strokes={strokes} actions={{ giveUp } as unknown as SessionStore} />)
  const areFilled = () =>
    screen.getAllByRole('button').map((each) => each.classList.contains('button-contained'))
  expect(areFilled()).toEqual([false, false])
  fireEvent.click(screen.getByRole('button', { name: 'Hint' }))
  expect(areFilled()).toEqual([false, false])
  fireEvent.click(screen.getByRole('button', { name: 'I don’t know' }))
  expect(giveUp).toHaveBeenCalledOnce()
})
