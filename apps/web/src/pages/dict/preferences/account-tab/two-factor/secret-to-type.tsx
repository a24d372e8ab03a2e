import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { copyText } from '../../../../../kit/copy-text/copy-text'

/** For an app on the same device, or one without a camera. */
export function SecretToType({ secret, uri }: { secret: string; uri: string }) {
  // In fours, as it is read from a screen without losing one's place.
  const groups = secret.match(/.{1,4}/g) ?? []

  return (
    <div>
      <p className="setting-text">
        Or type this secret into the app (time-based, six digits), or{' '}
        <Link href={uri}>open it in an app on this device</Link>:
      </p>
      <p className="two-factor-secret">
        <code>{groups.join(' ')}</code>
        <Button size="small" onClick={() => void copyText(secret, 'The secret was copied')}>
          Copy
        </Button>
      </p>
    </div>
  )
}
