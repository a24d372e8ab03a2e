import './study-subjects.css'
import { LockOutlined } from '@kotonoha/ui-kit/icons/lock-outlined'
import { VisuallyHidden } from '@kotonoha/ui-kit/visually-hidden/visually-hidden'
import { memo } from 'react'
import { describeState, type StudySubject } from './study-subject'
import { SubjectGlyph } from './subject-glyph'
import { toSubjectHref } from './subject-link'

interface SubjectTileProps {
  subject: StudySubject
  now: Date
  /** Where Tab enters the tiles. */
  isEntry: boolean
}

/**
 * An item as a tile: tinted by how well it is known, with a mark where it is locked or due. A plain
 * link, whose clicks `SubjectTiles` takes: there may be thousands.
 */
export const SubjectTile = memo(function SubjectTile({ subject, now, isEntry }: SubjectTileProps) {
  const { progress, lock, meaning, literal, drawing, dueAt, subjectId, reading } = subject
  const isLocked = progress === null && lock === 'locked'
  const isDue = dueAt !== null && new Date(dueAt) <= now
  return (
    <a
      href={toSubjectHref(subject)}
      data-subject={subjectId}
      tabIndex={isEntry ? 0 : -1}
      className={`subject-tile inner-focus subject-state-${progress ?? (isLocked ? 'locked' : 'waiting')}`}
    >
      {subject.kind === 'word' && reading !== null && reading !== literal && (
        <span lang="ja" className="subject-tile-reading">
          {reading}
        </span>
      )}
      <SubjectGlyph subject={subject} sizePx={subject.kind === 'word' ? 24 : 34} />
      {drawing !== null && <VisuallyHidden>{`component ${literal}`.trim()}</VisuallyHidden>}
      <span className="subject-tile-meaning">{meaning}</span>
      {isLocked && <LockOutlined className="subject-tile-lock" aria-hidden="true" />}
      {isDue && <span className="subject-tile-due" aria-hidden="true" />}
      <VisuallyHidden>, {describeState(subject, now)}</VisuallyHidden>
    </a>
  )
})
