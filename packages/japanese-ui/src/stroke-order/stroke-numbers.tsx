import { type DrawnStroke, usualNumberSize } from './stroke'

/** The number of every stroke that has a place for it. */
export function StrokeNumbers({ strokes }: { strokes: readonly Pick<DrawnStroke, 'numberAt'>[] }) {
  return strokes.map(
    ({ numberAt }, index) =>
      numberAt !== null && (
        <text
          key={index}
          className="ja-stroke-number"
          x={numberAt.x}
          y={numberAt.y}
          fontSize={numberAt.size ?? usualNumberSize}
        >
          {index + 1}
        </text>
      ),
  )
}
