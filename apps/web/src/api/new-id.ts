/** Where the version and the variant of a UUID are written (RFC 9562, section 5.4). */
const versionByte = 6
const variantByte = 8

/**
 * A random UUID (version 4). `crypto.randomUUID` is there on encrypted pages only, and who hosts
 * the product at home may open it by plain HTTP.
 */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte, index) => {
    if (index === versionByte) return (byte & 0x0f) | 0x40
    return index === variantByte ? (byte & 0x3f) | 0x80 : byte
  }).map((byte) => byte.toString(16).padStart(2, '0'))
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
