import './lesson-parts.css'
import { LessonText, type LessonTextProps } from '@kotonoha/japanese-ui/lesson-text/lesson-text'
import type { MarkedPart } from './part-marks'

interface StoryTextProps extends LessonTextProps {
  /** Those that the story may name. */
  parts: readonly MarkedPart[]
  onPoint?: (mark: number | undefined) => void
}

/** A story whose parts have the colours and lines that they have in the glyph. */
export function StoryText({ text, parts, onPoint }: StoryTextProps) {
  return (
    <p className="study-story">
      {text.map((piece, index) => {
        const part =
          piece.kind === 'part' ? parts.find(({ literal }) => literal === piece.literal) : undefined
        if (part === undefined) return <LessonText key={index} text={[piece]} />
        return (
          <span
            key={index}
            className="lesson-named-part"
            data-part={part.mark}
            onPointerEnter={() => onPoint?.(part.mark)}
            onPointerLeave={() => onPoint?.(undefined)}
          >
            {piece.text}{' '}
            <span lang="ja" className="lesson-named-shape">
              {part.literal}
            </span>
          </span>
        )
      })}
    </p>
  )
}
