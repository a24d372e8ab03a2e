import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'

const secretByteCount = 20
const periodSeconds = 30
const maxTypedLength = 40

interface TotpSecret {
  /** In base32, as a person types it. */
  secret: string
  issuer: string
  label: string
}

export function newTotpSecret(randomBytes: (count: number) => Buffer): string {
  return new Secret({ buffer: new Uint8Array(randomBytes(secretByteCount)).buffer }).base32
}

function toTotp({ secret, issuer, label }: TotpSecret): TOTP {
  const rules = { algorithm: 'SHA1', digits: 6, period: periodSeconds }
  return new TOTP({ ...rules, issuer, label, secret: Secret.fromBase32(secret) })
}

/** What an authenticator app reads from the picture. */
export function toTotpUri(given: TotpSecret): string {
  return toTotp(given).toString()
}

/** An SVG without `#`: clients put it into a data address, which that would cut off. */
export function toQrCode(uri: string): string {
  return renderSVG(uri, { whiteColor: 'white', blackColor: 'black' })
}

/** The time step that a code belongs to, of the last, this and the next; undefined: none. */
export function findStep(secret: string, typed: string, at: Date): number | undefined {
  if (typed.length > maxTypedLength) return undefined
  // An input method for Japanese may be on; apps show the code in two groups.
  const code = typed.normalize('NFKC').replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(code)) return undefined
  const timestamp = at.getTime()
  const delta = toTotp({ secret, issuer: '', label: '' }).validate({
    token: code,
    timestamp,
    window: 1,
  })
  if (delta === null) return undefined
  return Math.floor(timestamp / 1000 / periodSeconds) + delta
}
