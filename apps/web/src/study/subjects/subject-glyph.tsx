import './study-subjects.css'
import { KanjiGlyph } from '@kotonoha/japanese-ui/kanji-glyph/kanji-glyph'
import type { StudySubject } from './study-subject'

/** What an item looks like: its character, or strokes where no font has the shape. */
export function SubjectGlyph({ subject, sizePx }: { subject: StudySubject; sizePx: number }) {
  const { drawing, literal } = subject
  if (drawing === null) return <KanjiGlyph literal={literal} size={sizePx} />
  return (
    <svg
      viewBox={drawing.viewBox}
      width={sizePx}
      height={sizePx * 1.2}
      className="subject-drawing"
      aria-hidden="true"
      focusable="false"
    >
      {drawing.paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  )
}
