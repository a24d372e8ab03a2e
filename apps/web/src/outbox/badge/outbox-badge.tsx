import './outbox-badge.css'
import { CloudOffOutlined } from '@kotonoha/ui-kit/icons/cloud-off-outlined'
import { Suspense, useState } from 'react'
import { useIsOnline } from '../../api/use-is-online'
import { lazyBeside } from '../../kit/late-component/lazy-beside'
import { countPending, useOutboxState } from '../outbox-state'
import { describeStanding, type Standing } from './describe-standing'

// Bytes that hardly any page needs.
const OutboxBadgeDetails = lazyBeside(
  async () => (await import('./outbox-badge-details')).OutboxBadgeDetails,
)

/** Says when the network is away or answers wait, and nothing when all is well. */
export function OutboxBadge() {
  const outbox = useOutboxState()
  const isOnline = useIsOnline()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const standing: Standing = {
    isOnline,
    pending: countPending(outbox),
    refused: outbox.study.refused.length,
    isUnreachable: outbox.lists.isUnreachable || outbox.study.isUnreachable,
    isStorageFull: outbox.isStorageFull,
  }
  const said = describeStanding(standing)
  return (
    <>
      <span role="status" className="outbox-badge-place">
        {said !== undefined && (
          <button
            type="button"
            className="outbox-badge"
            aria-haspopup="dialog"
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            <CloudOffOutlined aria-hidden="true" />
            <span className="outbox-badge-text">{said}</span>
          </button>
        )}
      </span>
      {said !== undefined && anchor !== undefined && (
        <Suspense fallback={null}>
          <OutboxBadgeDetails
            anchor={anchor}
            standing={standing}
            onClose={() => setAnchor(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
