import type { MemoryModel } from '@kotonoha/srs/memory-model'
import { scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import { type PointerEvent, useRef } from 'react'
import { ValueAxis } from '../../../../study/plots/value-axis'
import { findStability, toChance, toMemoryModel } from './forgetting-curve'

export const shownDays = 100

const width = 480
const height = 220
const leastChance = 0.4
const points = Array.from({ length: shownDays + 1 }, (_, day) => day)

const x = scaleLinear().domain([0, shownDays]).range([0, width])
const y = scaleLinear().domain([leastChance, 1]).range([height, 0])
const usual = toMemoryModel(null)

interface CurvePlotProps {
  model: MemoryModel
  stability: number
  retention: number
  /** Days until it is asked again. */
  interval: number
  bounds: { least: number; most: number }
  onChange: (stability: number) => void
}

/** The chance of recall over days; where it is taken hold of, it goes through the pointer. */
export function CurvePlot({
  model,
  stability,
  retention,
  interval,
  bounds,
  onChange,
}: CurvePlotProps) {
  const drawing = useRef<SVGSVGElement>(null)
  const toPath = (of: MemoryModel) =>
    line<number>()
      .x((day) => x(day))
      .y((day) => y(Math.max(leastChance, toChance(of, stability, day))))(points) ?? ''

  function follow(event: PointerEvent<SVGSVGElement>): void {
    const matrix = drawing.current?.getScreenCTM()
    if (!matrix) return
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse())
    const days = Math.min(shownDays, Math.max(1, x.invert(at.x)))
    const chance = Math.min(0.995, Math.max(leastChance, y.invert(at.y)))
    onChange(findStability(model, { days, chance, ...bounds }))
  }

  return (
    <svg
      ref={drawing}
      viewBox={`-44 -10 ${width + 56} ${height + 38}`}
      className="curve-plot"
      aria-hidden="true"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        follow(event)
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event)
      }}
    >
      <ValueAxis scale={y} count={4} width={width} />
      {x.ticks(5).map((tick) => (
        <text
          key={tick}
          className="plot-text"
          x={x(tick)}
          y={height + 20}
          textAnchor={tick === shownDays ? 'end' : 'middle'}
        >
          {tick === shownDays ? `${tick} days` : tick}
        </text>
      ))}
      <line className="curve-wish" x1={0} x2={width} y1={y(retention)} y2={y(retention)} />
      <path className="curve-usual" d={toPath(usual)} />
      <path className="curve-line" d={toPath(model)} />
      <circle
        className="curve-grip"
        cx={x(Math.min(shownDays, interval))}
        cy={y(Math.max(leastChance, toChance(model, stability, Math.min(shownDays, interval))))}
        r={9}
      />
    </svg>
  )
}
