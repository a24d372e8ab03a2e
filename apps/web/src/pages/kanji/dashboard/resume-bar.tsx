import { toDeviceInSentence } from '@kotonoha/contract/core/user/name-device'
import { PlayCircleOutlined } from '@kotonoha/ui-kit/icons/play-circle-outlined'
import { FilledLink } from '../../../kit/links/button-links'
import { NoteBar } from '../../../kit/note-bar/note-bar'
import { formatAgo } from '../../../study/profile/study-times'
import type { Dashboard } from './dashboard'

type Session = NonNullable<Dashboard['activeSession']>

const modeNames: Record<Session['mode'], string> = {
  lessons: 'Lessons',
  reviews: 'Reviews',
  practice: 'Practice',
}

/** A session that was left, here or on another device. */
export function ResumeBar({ session, now }: { session: Session; now: Date }) {
  const { mode, left, answered, level, device, touchedAt } = session
  return (
    <NoteBar as="section" isRoomy aria-label="Saved session" className="resume-bar">
      <PlayCircleOutlined aria-hidden="true" />
      <p className="resume-bar-text">
        <strong>
          {modeNames[mode]}: {left.toLocaleString('en')} of {(left + answered).toLocaleString('en')}{' '}
          left
        </strong>
        {level !== null && ` · level ${level}`} · {formatAgo(touchedAt, now)} on{' '}
        {toDeviceInSentence(device)}
      </p>
      <FilledLink to="/app/kanji/study">Continue</FilledLink>
    </NoteBar>
  )
}
