import type { KanjiDefinition } from '../kanji-definition'

/** Side of KanjiVG's square. */
const squareSide = 109

/** The kanji in grey with the strokes of one part standing out; the words beside it say the same. */
export function PartDrawing({
  strokes,
  partIndices,
}: {
  strokes: NonNullable<KanjiDefinition['strokes']>
  partIndices: readonly number[]
}) {
  return (
    <svg
      className="part-drawing"
      viewBox={`0 0 ${squareSide} ${squareSide}`}
      aria-hidden="true"
      focusable="false"
    >
      {strokes.map(({ path }, index) => (
        <path
          key={index}
          d={path}
          className={partIndices.includes(index) ? 'part-drawing-part' : undefined}
        />
      ))}
    </svg>
  )
}
