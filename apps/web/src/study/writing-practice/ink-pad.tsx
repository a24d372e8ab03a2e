import type { Point, Stroke } from '@kotonoha/handwriting/geometry/drawing'
import { type ReactNode, useRef } from 'react'
import { type PenPoint, type PenStroke, padSide } from '../../dictionary/drawing-pad/pen-stroke'
import { usePen } from '../../dictionary/drawing-pad/use-pen'
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
  const wet = useRef<SVGGElement>(null)
  const showInk = (stroke: PenStroke) => {
    if (wet.current !== null) {
      showBands(wet.current, toInkBands(stroke.map(toPoint), stroke.map(toPressure)))
    }
  }
  const pen = usePen({
    onDown: onPenDown,
    onMove: showInk,
    onStroke: (stroke, pointerType) => {
      showInk([])
      const drawn = stroke.map(toPoint)
      if (measureExtent(drawn) < leastLength) return
      onStroke(drawn, pointerType === 'pen' ? stroke.map(toPressure) : undefined)
    },
    onCancel: () => showInk([]),
  })

  return (
    <svg className="ink-pad" viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label} {...pen}>
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

/** From the pad's units to KanjiVG's; a tenth of one is less than a pixel. */
function toPoint({ x, y }: PenPoint): Point {
  const round = (value: number) => Math.round((10 * value * side) / padSide) / 10
  return [round(x), round(y)]
}

function toPressure({ pressure }: PenPoint): number {
  return pressure
}

function measureExtent(points: readonly Point[]): number {
  const extent = (axis: 0 | 1) => {
    const values = points.map((point) => point[axis])
    return Math.max(...values) - Math.min(...values)
  }
  return points.length === 0 ? 0 : Math.max(extent(0), extent(1))
}
