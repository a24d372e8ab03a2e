import type { PitchBeat } from './pitch-beats'

const stepWidth = 30
const highY = 9
const lowY = 31
const textY = 58
const height = 64
const dotRadius = 5

/** Dots joined by lines, as in a score; the particle is a hollow dot. */
export function ChainDiagram({ beats }: { beats: readonly PitchBeat[] }) {
  const width = beats.length * stepWidth
  const points = beats.map((beat, index) => ({
    beat,
    x: index * stepWidth + stepWidth / 2,
    y: beat.isHigh ? highY : lowY,
  }))
  return (
    <svg
      className="ja-pitch-svg"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <polyline
        className="ja-pitch-stroke"
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
      />
      {points.map(({ beat, x, y }) => (
        <g key={x}>
          <circle
            className={beat.isParticle ? 'ja-pitch-dot ja-pitch-dot-particle' : 'ja-pitch-dot'}
            cx={x}
            cy={y}
            r={dotRadius}
          />
          <text className="ja-pitch-text" x={x} y={textY} textAnchor="middle">
            {beat.mora}
          </text>
        </g>
      ))}
    </svg>
  )
}
