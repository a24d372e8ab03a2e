import { createHmac } from 'node:crypto'

const stepMs = 30_000

/** Longer than a loaded machine takes from reading a code to the service's look at it. */
const slackMs = 8000

/**
 * Waits, where it must, until the step is not about to change: a code of the step before would be
 * too old by the time it arrives.
 */
export async function waitForFreshStep(): Promise<void> {
  const leftMs = stepMs - (Date.now() % stepMs)
  if (leftMs < slackMs) await new Promise((resolve) => setTimeout(resolve, leftMs + 50))
}

/**
 * The code that an authenticator shows (RFC 6238: SHA-1, six digits, 30 s) so many steps from
 * now. The service takes the codes of one step either way, each step once.
 */
export function toTotpCode(secret: string, stepOffset: -1 | 0 | 1): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / stepMs) + stepOffset))
  const digest = createHmac('sha1', decodeBase32(secret)).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 0xf
  const number = digest.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 1_000_000).padStart(6, '0')
}

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

function decodeBase32(text: string): Buffer {
  const bits = [...text].map((each) => base32.indexOf(each).toString(2).padStart(5, '0')).join('')
  const bytes = bits.match(/[01]{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
}
