import './lesson-parts.css'
import { ItemGlyph } from './item-glyph'
import type { MarkedPart } from './part-marks'

interface PartTilesProps {
  parts: readonly MarkedPart[]
  pointedAt: number | undefined
  onPoint: (mark: number | undefined) => void
}

/** The same where no glyph stands beside it. */
export function PartNames({ parts }: Pick<PartTilesProps, 'parts'>) {
  if (parts.length === 0) return null
  return (
    <ul className="lesson-parts" aria-label="Made of">
      {parts.map((part) => (
        <li key={part.subjectId} className="lesson-part" data-part={part.mark}>
          <ItemGlyph item={part} />
          <PartName part={part} />
        </li>
      ))}
    </ul>
  )
}

/** What a kanji is made of; pointing at a part shows it in the glyph. */
export function PartTiles({ parts, pointedAt, onPoint }: PartTilesProps) {
  if (parts.length === 0) return null
  return (
    <ul className="lesson-parts" aria-label="Made of">
      {parts.map((part) => (
        <li key={part.subjectId}>
          <button
            type="button"
            className="lesson-part"
            data-part={part.mark}
            aria-pressed={pointedAt === part.mark}
            onPointerEnter={() => onPoint(part.mark)}
            onPointerLeave={() => onPoint(undefined)}
            onFocus={() => onPoint(part.mark)}
            onBlur={() => onPoint(undefined)}
            onClick={() => onPoint(part.mark)}
          >
            <ItemGlyph item={part} />
            <PartName part={part} />
          </button>
        </li>
      ))}
    </ul>
  )
}

function PartName({ part: { name, storyName } }: { part: MarkedPart }) {
  return (
    <span className="lesson-part-name">
      {name}
      {storyName !== undefined && `, here ${storyName}`}
    </span>
  )
}
