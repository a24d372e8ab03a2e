import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import { findMailDelivery } from '../installation'

/** Where the mail is to be found, on installations that send none. */
export function MailWhereabouts({ email }: { email: string }) {
  const search = email === '' ? '' : `?to=${encodeURIComponent(email)}`
  switch (findMailDelivery()) {
    case 'sent':
      return null
    case 'mailbox':
      return (
        <Alert severity="info">
          This is a development run, which sends no mails:{' '}
          <Link href={`/dev/mailbox${search}`} target="_blank" color="inherit">
            open its mailbox
          </Link>
          .
        </Alert>
      )
    case 'local-mailbox':
      return (
        <Alert severity="info">
          This installation sends no mails yet. On the machine that it runs on,{' '}
          <Link href={`/dev/mailbox${search}`} target="_blank" color="inherit">
            its mailbox
          </Link>{' '}
          shows them.
        </Alert>
      )
    case 'waiting':
      return (
        <Alert severity="warning">
          This installation has no mail server yet, so the mail waits until whoever runs it sets one
          up (<code>AUTH_SMTP_HOST</code>).
        </Alert>
      )
  }
}
