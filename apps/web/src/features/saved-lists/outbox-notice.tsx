import { TextButton } from '@kotonoha/ui-kit/buttons/text-button'
import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined'
import { retryNow, useOutbox } from './outbox'
import './saved-lists.css'

/** Says when changes have not reached the server, and that they are not lost. */
export function OutboxNotice() {
  const isWaiting = useOutbox((outbox) => outbox.isWaiting)
  const isKept = useOutbox((outbox) => outbox.isKept)
  const count = useOutbox((outbox) => outbox.pending.length)
  return (
    <div role="status">
      {isWaiting && (
        <div className="outbox-notice">
          <CloudOffOutlined fontSize="small" aria-hidden="true" />
          <span className="outbox-notice-text">
            {count === 1 ? 'One change waits' : `${count} changes wait`} for the connection
            {isKept ? ', safe on this device.' : '. Keep this tab open.'}
          </span>
          <TextButton size="small" onClick={retryNow}>
            Try now
          </TextButton>
        </div>
      )}
    </div>
  )
}
