import { ImportFailure } from '../import-failure'

/** What Japanese text files are written in; the first that reads a file without a fault is it. */
const encodings = ['utf-8', 'shift_jis', 'euc-jp'] as const

/** Text of a file whose encoding nobody tells. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  for (const encoding of encodings) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
      // A file of numbers that happen to be characters has some that no text has.
      if (!text.includes('\0')) return text
    } catch {
      // Another encoding, then.
    }
  }
  throw new ImportFailure('encoding')
}
