/** A UUID that begins with the moment it was made at, so that newer ones are greater (RFC 9562, 5.7). */
export function toUuidV7(at: Date, random: Uint8Array): string {
  const bytes = Buffer.alloc(16)
  bytes.set(random.subarray(0, 10), 6)
  bytes.writeUIntBE(at.getTime(), 0, 6)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return [8, 12, 16, 20].reduceRight(
    (text, place) => `${text.slice(0, place)}-${text.slice(place)}`,
    hex,
  )
}
