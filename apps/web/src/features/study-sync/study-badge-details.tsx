import { TextButton } from '@kotonoha/ui-kit/buttons/text-button'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import { dropRefused, flush } from './outbox'
import { useOutboxState } from './outbox-state'

interface StudyBadgeDetailsProps {
  anchor: HTMLElement
  text: string
  onClose: () => void
}

/** What the badge of the app bar stands for, and what can be done about it. */
export function StudyBadgeDetails({ anchor, text, onClose }: StudyBadgeDetailsProps) {
  const { pending, refused } = useOutboxState()
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': 'Connection' } }}
    >
      <div className="study-badge-details">
        <Typography component="p">{text}</Typography>
        <div className="study-badge-actions">
          {refused > 0 && (
            <TextButton
              size="small"
              onClick={() => {
                void dropRefused()
                onClose()
              }}
            >
              Got it
            </TextButton>
          )}
          {pending > 0 && (
            <TextButton size="small" onClick={() => void flush()}>
              Try now
            </TextButton>
          )}
          <TextButton size="small" autoFocus onClick={onClose}>
            Close
          </TextButton>
        </div>
      </div>
    </Popover>
  )
}
