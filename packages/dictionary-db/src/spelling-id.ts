import { hash } from 'node:crypto'

const base32 = 'abcdefghijklmnopqrstuvwxyz234567'
const idCharacters = 10

/**
 * The id of a headword: `s` and the first 50 bits of a SHA-256 over what it is, in base 32.
 *
 * Made from content, so user data that points to it survives every rebuild.
 */
export function toSpellingId(wordId: number, text: string, reading: string): string {
  const digest = hash('sha256', `${wordId}\t${text}\t${reading}`, 'buffer')
  // 48 bits and 2 more: a double holds 53 exactly.
  let bits = digest.readUIntBE(0, 6) * 4 + (digest.readUInt8(6) >> 6)
  let id = ''
  for (let place = 0; place < idCharacters; place += 1) {
    id = base32.charAt(bits % 32) + id
    bits = Math.floor(bits / 32)
  }
  return `s${id}`
}
