import { FlagOutlined } from '@kotonoha/ui-kit/icons/flag-outlined'
import { UndoOutlined } from '@kotonoha/ui-kit/icons/undo-outlined'
import { ShortcutTooltip } from '@kotonoha/ui-kit/tooltip/shortcut-tooltip'
import IconButton from '@mui/material/IconButton'
import useMediaQuery from '@mui/material/useMediaQuery'
import { TextLink } from '../../../../kit/links/button-links'
import { OutboxBadge } from '../../../../outbox/badge/outbox-badge'
import { isShowingLessons, type RunningSession } from './running-session'
import { countLeft } from './session-store'
import { studyKeys } from './study-keys'

interface StudyHeadProps {
  session: RunningSession
  onUndo: () => void
  onWrapUp: () => void
}

const titles = { lessons: 'Lessons', reviews: 'Reviews', practice: 'Practice' } as const

/** Where the app bar is gone while a session runs. */
const withoutBar = '(max-width: 959.95px)'

/** How far the session is, and the ways back and out. */
export function StudyHead({ session, onUndo, onWrapUp }: StudyHeadProps) {
  const { study } = session
  const hasBadge = useMediaQuery(withoutBar, { noSsr: true })
  const isTeaching = isShowingLessons(session)
  const left = countLeft(session)
  const isWrappingUp = study.queue.isWrappingUp
  return (
    <header className="study-head">
      <h1 className="study-title">{titles[study.mode]}</h1>
      {/* A lesson says itself which of the batch it is. */}
      <p className="study-tally">
        {!isTeaching && (
          <>
            <span className="study-progress" aria-hidden>
              <span
                style={{ width: `${(100 * study.right) / Math.max(1, study.right + left)}%` }}
              />
            </span>
            <span>{left.toLocaleString('en')} left</span>
            {isWrappingUp && <span>wrapping up</span>}
          </>
        )}
      </p>
      <div className="study-tools">
        {hasBadge && <OutboxBadge />}
        {!isTeaching && <SessionTools session={session} onUndo={onUndo} onWrapUp={onWrapUp} />}
        {/* The session is kept: it goes on where it was left. */}
        <TextLink to="/app/kanji/dashboard">Leave</TextLink>
      </div>
    </header>
  )
}

function SessionTools({ session: { study }, onUndo, onWrapUp }: StudyHeadProps) {
  const { isWrappingUp } = study.queue
  return (
    <>
      <ShortcutTooltip title={studyKeys.undo.label} shortcut={studyKeys.undo.keys}>
        <IconButton
          aria-label={studyKeys.undo.label}
          disabled={study.queue.answers.length === 0}
          onMouseDown={keepFocus}
          onClick={onUndo}
        >
          <UndoOutlined />
        </IconButton>
      </ShortcutTooltip>
      <ShortcutTooltip title={studyKeys.wrapUp.label} shortcut={studyKeys.wrapUp.keys}>
        <IconButton
          aria-label={studyKeys.wrapUp.label}
          aria-pressed={isWrappingUp}
          disabled={isWrappingUp}
          onMouseDown={keepFocus}
          onClick={onWrapUp}
        >
          <FlagOutlined />
        </IconButton>
      </ShortcutTooltip>
    </>
  )
}

/** A press on a button leaves the focus, and a phone's keyboard, with the answer's field. */
export function keepFocus(event: { preventDefault: () => void }): void {
  event.preventDefault()
}
