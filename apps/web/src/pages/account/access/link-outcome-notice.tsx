import Alert from '@mui/material/Alert'
import type { LinkOutcome } from '../../../session/link-outcome'

/** Why the mailed link that led to this page did not do what it was for. */
export function LinkOutcomeNotice({
  outcome,
  whatNext,
}: {
  outcome: LinkOutcome
  whatNext: string
}) {
  switch (outcome) {
    case undefined:
      return null
    case 'expired':
      return (
        <Alert severity="warning" className="account-note">
          This link is not valid any more: it was used already, perhaps by a mail program that looks
          at links, or it is too old. {whatNext}
        </Alert>
      )
    case 'unreachable':
      return (
        <Alert severity="error" className="account-note">
          The server could not be reached to follow this link. Check the connection and open the
          link again.
        </Alert>
      )
  }
}
