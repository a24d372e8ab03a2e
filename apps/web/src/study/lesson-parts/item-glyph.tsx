import './lesson-parts.css'
import type { StudyItem } from '../../study-device/study-item'

/** The item as it is written: text, or strokes where fonts lack the shape. */
export function ItemGlyph({ item }: { item: Pick<StudyItem, 'literal' | 'drawing'> }) {
  const { literal, drawing } = item
  if (drawing === null) {
    return (
      <span lang="ja" className="study-literal">
        {literal}
      </span>
    )
  }
  return (
    <svg
      className="study-literal-drawing"
      viewBox={drawing.viewBox}
      role="img"
      aria-label={literal}
    >
      {drawing.paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  )
}
