import type { PitchBeat } from './pitch-beats'

const cellWidth = 30
const cellHeight = 64
const middle = cellWidth / 2
const highY = 9
const lowY = 31
const textY = 58
const dotRadius = 5

/**
 * Dots joined by lines, as in a score; the particle is a hollow dot. Each beat is a cell that
 * draws its half of the lines to its neighbours, so that a long word goes on in a second row.
 */
export function ChainDiagram({ beats }: { beats: readonly PitchBeat[] }) {
  return (
    <span className="ja-pitch-chain-row" aria-hidden="true">
      {beats.map((beat, index) => (
        <ChainCell key={index} beat={beat} before={beats[index - 1]} after={beats[index + 1]} />
      ))}
    </span>
  )
}

interface ChainCellProps {
  beat: PitchBeat
  before: PitchBeat | undefined
  after: PitchBeat | undefined
}

function ChainCell({ beat, before, after }: ChainCellProps) {
  const y = toY(beat)
  return (
    <svg
      className="ja-pitch-cell"
      viewBox={`0 0 ${cellWidth} ${cellHeight}`}
      width={cellWidth}
      height={cellHeight}
      aria-hidden="true"
    >
      {before !== undefined && (
        <line className="ja-pitch-stroke" x1={0} y1={(y + toY(before)) / 2} x2={middle} y2={y} />
      )}
      {after !== undefined && (
        <line
          className="ja-pitch-stroke"
          x1={middle}
          y1={y}
          x2={cellWidth}
          y2={(y + toY(after)) / 2}
        />
      )}
      <circle
        className={beat.isParticle ? 'ja-pitch-dot ja-pitch-dot-particle' : 'ja-pitch-dot'}
        cx={middle}
        cy={y}
        r={dotRadius}
      />
      <text className="ja-pitch-text" x={middle} y={textY} textAnchor="middle">
        {beat.mora}
      </text>
    </svg>
  )
}

function toY(beat: PitchBeat): number {
  return beat.isHigh ? highY : lowY
}
