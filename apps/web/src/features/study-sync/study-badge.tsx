import './study-badge.css'
import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined'
import { lazy, Suspense, useState } from 'react'
import { describeStanding } from './describe-standing'
import { useOutboxState } from './outbox-state'
import { useIsOnline } from './use-is-online'

// Bytes that hardly any page needs.
const StudyBadgeDetails = lazy(async () => ({
  default: (await import('./study-badge-details')).StudyBadgeDetails,
}))

/** Says when the network is away or answers wait, and nothing when all is well. */
export function StudyBadge() {
  const outbox = useOutboxState()
  const isOnline = useIsOnline()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const said = describeStanding({ ...outbox, isOnline })
  return (
    <>
      <span role="status" className="study-badge-place">
        {said !== undefined && (
          <button
            type="button"
            className="study-badge"
            aria-haspopup="dialog"
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            <CloudOffOutlined aria-hidden="true" />
            <span className="study-badge-text">{said.short}</span>
          </button>
        )}
      </span>
      {said !== undefined && anchor !== undefined && (
        <Suspense fallback={null}>
          <StudyBadgeDetails
            anchor={anchor}
            text={said.long}
            onClose={() => setAnchor(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
