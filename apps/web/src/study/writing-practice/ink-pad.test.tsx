// @vitest-environment jsdom
import type { Stroke } from '@kotonoha/handwriting/geometry/drawing'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { InkPad } from './ink-pad'

afterEach(cleanup)

/** The browser of the tests has none of its own. */
class TestPointerEvent extends MouseEvent {
  readonly pointerId: number
  readonly pointerType: string
  readonly pressure: number

  constructor(type: string, init: PointerEventInit) {
    super(type, init)
    this.pointerId = init.pointerId ?? 0
    this.pointerType = init.pointerType ?? ''
    this.pressure = init.pressure ?? 0
  }
}
vi.stubGlobal('PointerEvent', TestPointerEvent)

interface Pad {
  element: Element
  strokes: Stroke[]
  pressures: (readonly number[] | undefined)[]
  /** Moves the pad on the page, as scrolling and turning a phone do. */
  place: (left: number, top: number, width: number) => void
}

/** A pad of 109 px at the corner of the window: its units are pixels. */
function buildPad(): Pad {
  const strokes: Stroke[] = []
  const pressures: Pad['pressures'] = []
  render(
    <InkPad
      label="Pad"
      onPenDown={() => {}}
      onStroke={(stroke, pressed) => {
        strokes.push(stroke)
        pressures.push(pressed)
      }}
    >
      <g />
    </InkPad>,
  )
  const element = screen.getByRole('img', { name: 'Pad' })
  element.setPointerCapture = () => {}
  const place = (left: number, top: number, width: number) => {
    element.getBoundingClientRect = () => new DOMRect(left, top, width, width)
  }
  place(0, 0, 109)
  return { element, strokes, pressures, place }
}

interface Pointer {
  pointerId: number
  pointerType: string
  pressure?: number
  button?: number
}

const mouse: Pointer = { pointerId: 1, pointerType: 'mouse' }
const finger: Pointer = { pointerId: 2, pointerType: 'touch' }
const hand: Pointer = { pointerId: 3, pointerType: 'touch' }
const stylus: Pointer = { pointerId: 4, pointerType: 'pen', pressure: 0.8 }

function at(pointer: Pointer, x: number, y: number) {
  return { button: 0, ...pointer, clientX: x, clientY: y }
}

type Point = Stroke[number]

/** The pointer goes down at the first point, through the others, and up at the last. */
function draw(element: Element, pointer: Pointer, points: readonly Point[]) {
  const [first, ...rest] = points.map(([x, y]) => at(pointer, x, y))
  fireEvent.pointerDown(element, first)
  for (const point of rest) fireEvent.pointerMove(element, point)
  fireEvent.pointerUp(element, rest.at(-1) ?? first)
}

const toStroke = (...points: Stroke) => points

const drawnInk = () => document.querySelectorAll('.ink-wet polyline').length

test('a second finger neither ends nor bends the stroke of the first', () => {
  const { element, strokes } = buildPad()
  fireEvent.pointerDown(element, at(finger, 10, 10))
  draw(element, hand, [
    [90, 90],
    [95, 95],
  ])
  fireEvent.pointerMove(element, at(finger, 50, 10))
  fireEvent.pointerUp(element, at(finger, 50, 10))
  expect(strokes).toEqual([toStroke([10, 10], [50, 10])])
})

test('the hand that rests on the glass before the pen comes is no stroke', () => {
  const { element, strokes, pressures } = buildPad()
  fireEvent.pointerDown(element, at(hand, 90, 90))
  fireEvent.pointerMove(element, at(hand, 95, 99))
  fireEvent.pointerDown(element, at(stylus, 10, 10))
  fireEvent.pointerMove(element, at(stylus, 50, 12))
  fireEvent.pointerUp(element, at(hand, 95, 99))
  fireEvent.pointerUp(element, at(stylus, 50, 12))
  expect(strokes).toEqual([toStroke([10, 10], [50, 12])])
  expect(pressures).toEqual([[0.8, 0.8]])
})

test('once a pen has written, touches draw nothing', () => {
  const { element, strokes } = buildPad()
  draw(element, stylus, [
    [10, 10],
    [50, 12],
  ])
  draw(element, hand, [
    [20, 80],
    [60, 80],
  ])
  expect(strokes).toHaveLength(1)
})

test('a stroke that the system takes away leaves no ink and is not judged', () => {
  const { element, strokes } = buildPad()
  fireEvent.pointerDown(element, at(finger, 10, 10))
  fireEvent.pointerMove(element, at(finger, 50, 10))
  expect(drawnInk()).toBe(1)
  fireEvent.pointerCancel(element, at(finger, 50, 10))
  expect(drawnInk()).toBe(0)
  expect(strokes).toEqual([])
})

test('when the button is let go where no page hears of it, the stroke ends there', () => {
  const { element, strokes } = buildPad()
  fireEvent.pointerDown(element, at(mouse, 10, 10))
  fireEvent.pointerMove(element, at(mouse, 50, 10))
  fireEvent.lostPointerCapture(element, at(mouse, 50, 10))
  fireEvent.pointerMove(element, at(mouse, 70, 70))
  expect(strokes).toEqual([toStroke([10, 10], [50, 10])])
  draw(element, mouse, [
    [20, 60],
    [60, 60],
  ])
  fireEvent.lostPointerCapture(element, at(mouse, 60, 60))
  expect(strokes).toHaveLength(2)
})

test('a phone that is turned while a stroke is drawn does not bend it', () => {
  const { element, strokes, place } = buildPad()
  fireEvent.pointerDown(element, at(finger, 20, 20))
  place(200, 50, 218)
  fireEvent.pointerMove(element, at(finger, 320, 90))
  fireEvent.pointerUp(element, at(finger, 320, 90))
  expect(strokes).toEqual([toStroke([20, 20], [60, 20])])
})

test.each([
  [{ ...mouse, button: 2 }, 'the right button opens a menu'],
  [{ ...mouse, button: 1 }, 'the wheel'],
])('%# draws nothing: %s', (pointer) => {
  const { element, strokes } = buildPad()
  draw(element, pointer, [
    [10, 10],
    [50, 10],
  ])
  expect(strokes).toEqual([])
})

test('a touch that hardly moved was none', () => {
  const { element, strokes } = buildPad()
  draw(element, finger, [[20, 20]])
  expect(strokes).toEqual([])
  expect(drawnInk()).toBe(0)
})
