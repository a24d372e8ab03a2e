import { TextButton } from '@kotonoha/ui-kit/buttons/text-button'
import { CloudOffOutlined } from '@kotonoha/ui-kit/icons/cloud-off-outlined'
import { useOutboxState } from '../../outbox/outbox-state'
import { listOutbox } from './outbox'
import './saved-lists.css'

/** Says when changes have not reached the server, and that they are not lost. */
export function OutboxNotice() {
  const isUnreachable = useOutboxState(({ lists }) => lists.isUnreachable)
  const isKept = useOutboxState(({ isStorageFull }) => !isStorageFull)
  const count = useOutboxState(({ lists }) => lists.pending.length)
  return (
    <div role="status">
      {isUnreachable && count > 0 && (
        <div className="outbox-notice">
          <CloudOffOutlined fontSize="small" aria-hidden="true" />
          <span className="outbox-notice-text">
            {count === 1 ? 'One change waits' : `${count} changes wait`} for the connection
            {isKept ? ', safe on this device.' : '. Keep this tab open.'}
          </span>
          <TextButton size="small" onClick={() => void listOutbox.flush()}>
            Try now
          </TextButton>
        </div>
      )}
    </div>
  )
}
