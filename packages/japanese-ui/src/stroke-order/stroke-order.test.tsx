// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { StrokeDrawing } from './stroke-drawing'
import { StrokeOrderDiagram } from './stroke-order-diagram'
import { StrokeSteps } from './stroke-steps'

afterEach(cleanup)

const ten = [
  { path: 'M20,40c20,2 50,1 70,-1', numberAt: { x: 12, y: 40 } },
  { path: 'M 54.5 12 c1,20 0,60 0,85', numberAt: { x: 45, y: 14 } },
]

test('the whole drawing numbers the strokes in writing order', () => {
  const { container } = render(<StrokeOrderDiagram literal="十" strokes={ten} />)
  const numbers = [...container.querySelectorAll('text')].map((each) => each.textContent)
  expect(numbers).toEqual(['1', '2'])
})

test('a stroke whose number has no place is drawn without one', () => {
  const [first] = ten
  const strokes = first === undefined ? [] : [{ path: first.path, numberAt: null }]
  const { container } = render(<StrokeOrderDiagram literal="一" strokes={strokes} />)
  expect(container.querySelectorAll('path')).toHaveLength(1)
  expect(container.querySelectorAll('text')).toHaveLength(0)
})

test('each step shows what was written before and marks the stroke to write now', () => {
  const { container } = render(<StrokeSteps literal="十" strokes={ten} />)
  const steps = [...container.querySelectorAll('li')]
  expect(steps.map((step) => step.querySelectorAll('.ja-stroke-done').length)).toEqual([0, 1])
  expect(steps.map((step) => step.querySelectorAll('.ja-stroke-now').length)).toEqual([1, 1])
})

test('the pen goes down where the path begins, with a comma or a space between the numbers', () => {
  const { container } = render(<StrokeSteps literal="十" strokes={ten} />)
  const starts = [...container.querySelectorAll('circle')].map((dot) => [
    dot.getAttribute('cx'),
    dot.getAttribute('cy'),
  ])
  expect(starts).toEqual([
    ['20', '40'],
    ['54.5', '12'],
  ])
})

test('the order is there in words for whoever does not see the drawing', () => {
  render(
    <StrokeSteps literal="十" strokes={ten} descriptions={['horizontal, left to right', null]} />,
  )
  expect(screen.getByRole('img', { name: 'Stroke 1: horizontal, left to right' })).toBeDefined()
  expect(screen.getByRole('img', { name: 'Stroke 2' })).toBeDefined()
})

test('a step that can be chosen says which one it was', () => {
  const chosen: number[] = []
  render(
    <StrokeSteps
      literal="十"
      strokes={ten}
      currentIndex={0}
      onChoose={(index) => chosen.push(index)}
    />,
  )
  fireEvent.click(screen.getByRole('button', { name: /Stroke 2/ }))
  expect(chosen).toEqual([1])
  expect(screen.getByRole('button', { current: 'step' }).textContent).toBe('1')
})

const traced = ten.map((stroke) => ({
  ...stroke,
  points: [
    [20, 40],
    [90, 40],
  ] as const,
}))

function drawAt(position: number) {
  return render(
    <StrokeDrawing
      literal="十"
      strokes={traced}
      position={position}
      marks={['numbers', 'starts', 'directions']}
    />,
  ).container
}

test('half a stroke is half its line, and what comes later is only faint', () => {
  const drawing = drawAt(0.5)
  expect(drawing.querySelector('.ja-stroke-now')?.getAttribute('stroke-dasharray')).toBe('0.5 2')
  expect(drawing.querySelectorAll('.ja-stroke-done')).toHaveLength(0)
  expect(drawing.querySelectorAll('.ja-stroke-ghost')).toHaveLength(2)
})

test('before anything is written the first start is marked: there the pen goes down', () => {
  expect(drawAt(0).querySelectorAll('.ja-stroke-start')).toHaveLength(1)
})

test('the whole character carries all marks and no stroke stands out', () => {
  const drawing = drawAt(2)
  expect(drawing.querySelectorAll('.ja-stroke-done')).toHaveLength(2)
  expect(drawing.querySelectorAll('.ja-stroke-now')).toHaveLength(0)
  expect(drawing.querySelectorAll('text')).toHaveLength(2)
  expect(drawing.querySelectorAll('.ja-stroke-direction')).toHaveLength(2)
})
