import type { Point, Stroke } from '@kotonoha/handwriting/geometry/drawing'
import { type PointerEvent, type ReactNode, useRef } from 'react'
import { readPressure } from '../drawing-pad/width-of-pressure'
import { type InkBand, toInkBands } from './ink-bands'

/** Side of KanjiVG's square, the unit of all points. */
const side = 109
/** Shorter than this a touch was none. */
const leastLength = 1.5

interface InkPadProps {
  label: string
  /** With the pressure at every point where a pen tells it. */
  onStroke: (stroke: Stroke, pressures: readonly number[] | undefined) => void
  /** The pen was put down: what was said about the last stroke is over. */
  onPenDown: () => void
  /** Pictures below the ink, in KanjiVG's square. */
  children: ReactNode
}

/** A square to write on with mouse, finger or pen; gives every stroke when the pen is lifted. */
export function InkPad({ label, onStroke, onPenDown, children }: InkPadProps) {
  const square = useRef<SVGSVGElement>(null)
  const wet = useRef<SVGGElement>(null)
  const points = useRef<Point[]>([])
  const pressures = useRef<number[]>([])
  const pointer = useRef<number>(undefined)
  // Whoever writes with a pen rests the hand on the glass.
  const hasPen = useRef(false)

  const showInk = () => {
    if (wet.current !== null) showBands(wet.current, toInkBands(points.current, pressures.current))
  }
  const handleDown = (event: PointerEvent) => {
    if (event.pointerType === 'pen') hasPen.current = true
    const isHand = hasPen.current && event.pointerType === 'touch'
    if (isHand || pointer.current !== undefined || event.button !== 0) return
    // No text is selected and no picture dragged while one writes.
    event.preventDefault()
    square.current?.setPointerCapture(event.pointerId)
    pointer.current = event.pointerId
    points.current = toPoints([event.nativeEvent], square.current)
    pressures.current = [readPressure(event.nativeEvent)]
    onPenDown()
    showInk()
  }
  const handleMove = (event: PointerEvent) => {
    if (event.pointerId !== pointer.current) return
    // Browsers gather several positions of a fast pen into one event.
    const gathered = event.nativeEvent.getCoalescedEvents?.() ?? []
    const events = gathered.length > 0 ? gathered : [event.nativeEvent]
    points.current.push(...toPoints(events, square.current))
    pressures.current.push(...events.map(readPressure))
    showInk()
  }
  const handleEnd = (event: PointerEvent, isWhole: boolean) => {
    if (event.pointerId !== pointer.current) return
    pointer.current = undefined
    const drawn = points.current
    const pressed = pressures.current
    points.current = []
    pressures.current = []
    showInk()
    if (!isWhole || measureExtent(drawn) < leastLength) return
    onStroke(drawn, event.pointerType === 'pen' ? pressed : undefined)
  }

  return (
    <svg
      ref={square}
      className="ink-pad"
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerUp={(event) => handleEnd(event, true)}
      onPointerCancel={(event) => handleEnd(event, false)}
    >
      {children}
      <g ref={wet} className="ink-wet" />
    </svg>
  )
}

/** Drawn past React: ink must not wait for it. */
function showBands(ink: SVGGElement, bands: readonly InkBand[]): void {
  while (ink.childElementCount > bands.length) ink.lastElementChild?.remove()
  bands.forEach(({ width, points }, index) => {
    const line =
      ink.children[index] ??
      ink.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'polyline'))
    if (line.getAttribute('points') === points) return
    line.setAttribute('points', points)
    if (line instanceof SVGElement) line.style.strokeWidth = String(width)
  })
}

function toPoints(
  events: readonly { clientX: number; clientY: number }[],
  square: SVGSVGElement | null,
): Point[] {
  if (square === null) return []
  const { left, top, width } = square.getBoundingClientRect()
  const scale = side / width
  return events.map(
    ({ clientX, clientY }): Point => [
      round((clientX - left) * scale),
      round((clientY - top) * scale),
    ],
  )
}

/** A tenth of a unit is less than a pixel. */
function round(value: number): number {
  return Math.round(value * 10) / 10
}

function measureExtent(points: readonly Point[]): number {
  const extent = (axis: 0 | 1) => {
    const values = points.map((point) => point[axis])
    return Math.max(...values) - Math.min(...values)
  }
  return points.length === 0 ? 0 : Math.max(extent(0), extent(1))
}
