import { TextButton } from '@kotonoha/ui-kit/buttons/text-button'
import { Themed } from '@kotonoha/ui-kit/themed/themed'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import { isAnyPending, useOutboxState } from '../outbox-state'
import { dropAllRefused, flushAll } from '../start-outbox'
import type { Standing } from './describe-standing'
import { explainStanding } from './explain-standing'

interface OutboxBadgeDetailsProps {
  anchor: HTMLElement
  standing: Standing
  onClose: () => void
}

/** What the badge of the app bar stands for, and what can be done about it. */
export function OutboxBadgeDetails({ anchor, standing, onClose }: OutboxBadgeDetailsProps) {
  const hasPending = useOutboxState(isAnyPending)
  const refused = useOutboxState(({ study }) => study.refused.length)
  return (
    <Themed>
      <Popover
        open
        anchorEl={anchor}
        onClose={onClose}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Connection' } }}
      >
        <div className="outbox-badge-details">
          <Typography component="p">{explainStanding(standing)}</Typography>
          <div className="outbox-badge-actions">
            {refused > 0 && (
              <TextButton
                size="small"
                onClick={() => {
                  void dropAllRefused()
                  onClose()
                }}
              >
                Got it
              </TextButton>
            )}
            {hasPending && (
              <TextButton size="small" onClick={() => void flushAll()}>
                Try now
              </TextButton>
            )}
            <TextButton size="small" autoFocus onClick={onClose}>
              Close
            </TextButton>
          </div>
        </div>
      </Popover>
    </Themed>
  )
}
