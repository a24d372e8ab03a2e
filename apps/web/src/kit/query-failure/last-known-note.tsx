import { TextButton } from '@kotonoha/ui-kit/buttons/text-button'
import { CloudOffOutlined } from '@kotonoha/ui-kit/icons/cloud-off-outlined'
import { isUnreachable } from '../../api/api-error'
import { NoteBar } from '../note-bar/note-bar'
import './last-known-note.css'

interface LastKnownNoteProps {
  /** The failure of the last try to ask anew; null shows nothing. */
  error: unknown
  /** When what is shown was true. */
  knownAtMs: number
  onRetry: () => void
}

/** What is on the page was true a while ago; the server could not be asked since. */
export function LastKnownNote({ error, knownAtMs, onRetry }: LastKnownNoteProps) {
  const time = new Intl.DateTimeFormat('en', {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).format(knownAtMs)
  return (
    <div role="status">
      {error !== null && (
        <NoteBar tone="warning" className="last-known">
          <CloudOffOutlined fontSize="small" aria-hidden="true" />
          <span>
            {isUnreachable(error)
              ? 'The server cannot be reached.'
              : 'The server could not answer.'}{' '}
            This is how things stood on {time}.
          </span>
          <TextButton size="small" onClick={onRetry}>
            Try again
          </TextButton>
        </NoteBar>
      )}
    </div>
  )
}
