import type { KanjiDefinition } from '../../kanji-definition'
import { sceneSide } from '../export/scene'
import type { Square } from './plan-sheet'

/** Lines within a square. */
export type SheetGrid = 'none' | 'cross' | 'diagonals'

interface SheetRowProps {
  squares: readonly Square[]
  columns: number
  squareMm: number
  strokes: NonNullable<KanjiDefinition['strokes']>
  grid: SheetGrid
}

/** A line of squares as one drawing, in millimetres: it is never broken between two pages. */
export function SheetRow({ squares, columns, squareMm, strokes, grid }: SheetRowProps) {
  return (
    <svg
      className="sheet-row"
      viewBox={`-0.2 -0.2 ${columns * squareMm + 0.4} ${squareMm + 0.4}`}
      aria-hidden="true"
      focusable="false"
    >
      {squares.map((square, index) => (
        <g key={index} transform={`translate(${index * squareMm} 0)`}>
          <GridLines side={squareMm} grid={grid} />
          {square.kind !== 'empty' && (
            <g
              className="sheet-strokes"
              transform={`scale(${squareMm / sceneSide})`}
              stroke={square.kind === 'model' ? '#202124' : toGrey(square.strength)}
            >
              {strokes.map(({ path }, stroke) => (
                <path key={stroke} d={path} />
              ))}
            </g>
          )}
        </g>
      ))}
    </svg>
  )
}

/** Between the grey of a pencil and one that a printer still prints. */
function toGrey(strength: number): string {
  const level = Math.round(226 - strength * 66)
  return `rgb(${level} ${level} ${level})`
}

function GridLines({ side, grid }: { side: number; grid: SheetGrid }) {
  const half = side / 2
  return (
    <>
      {grid !== 'none' && (
        <path className="sheet-guides" d={`M${half} 0V${side}M0 ${half}H${side}`} />
      )}
      {grid === 'diagonals' && (
        <path className="sheet-guides" d={`M0 0L${side} ${side}M${side} 0L0 ${side}`} />
      )}
      <rect className="sheet-square" width={side} height={side} />
    </>
  )
}
