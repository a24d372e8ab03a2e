import { createHmac } from 'node:crypto'

const stepMs = 30_000

/**
 * The code that an authenticator shows (RFC 6238: SHA-1, six digits, 30 s) now, or one
 * step of 30 s from now. The service takes the codes of one step either way, each step once: either
 * of them is good for half a minute and more, however soon the step ends.
 */
export function toTotpCode(secret: string, stepOffset: 0 | 1): string {
  return toCodeOfStep(secret, Math.floor(Date.now() / stepMs) + stepOffset)
}

/** Six digits that no step around now has. */
export function toWrongTotpCode(secret: string): string {
  const step = Math.floor(Date.now() / stepMs)
  const right = [-1, 0, 1, 2].map((offset) => toCodeOfStep(secret, step + offset))
  const wrong = ['000000', '000001', '000002', '000003', '000004']
  return wrong.find((code) => !right.includes(code)) ?? ''
}

function toCodeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
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
