/** Gives so many bytes that nobody can foresee. */
export type RandomBytes = (count: number) => Buffer

const uuidByteCount = 16

/** A UUID of version 4 (RFC 9562, section 5.4). */
export function newUuid(randomBytes: RandomBytes): string {
  return toVersion4(randomBytes(uuidByteCount))
}

/** Makes bytes a UUID of version 4: its version and variant overwrite six bits. */
export function toVersion4(bytes: Buffer): string {
  const copy = Buffer.from(bytes.subarray(0, uuidByteCount))
  copy[6] = ((copy[6] ?? 0) & 0x0f) | 0x40
  copy[8] = ((copy[8] ?? 0) & 0x3f) | 0x80
  return toUuid(copy)
}

export function toUuid(bytes: Uint8Array): string {
  const hex = Buffer.from(bytes).toString('hex')
  const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20)]
  return [...parts, hex.slice(20, 32)].join('-')
}

export function toUuidBytes(uuid: string): Buffer {
  return Buffer.from(uuid.replaceAll('-', ''), 'hex')
}

export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text)
}

const codeCount = 1_000_000
/** The largest multiple of `codeCount` in 32 bits: what lies above would favour low codes. */
const fairLimit = 2 ** 32 - (2 ** 32 % codeCount)

/** Six decimal digits, each code as likely as any other. */
export function newSixDigits(randomBytes: RandomBytes): string {
  for (;;) {
    const number = randomBytes(4).readUInt32BE()
    if (number < fairLimit) return String(number % codeCount).padStart(6, '0')
  }
}
