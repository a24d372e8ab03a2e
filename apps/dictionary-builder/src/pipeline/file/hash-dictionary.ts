import { createHash } from 'node:crypto'
import { closeSync, openSync, readSync } from 'node:fs'

/**
 * Where SQLite notes its own version, in the header (https://sqlite.org/fileformat.html, 1.3).
 * Every Node brings another, and what they write is the same otherwise.
 */
const writerVersion = { from: 96, to: 100 }

/** A hash of the file, whichever SQLite wrote it: it changes exactly when the contents do. */
export function hashDictionary(path: string): string {
  const hash = createHash('sha256')
  const buffer = Buffer.alloc(1 << 20)
  const file = openSync(path, 'r')
  try {
    let isHeader = true
    for (let read = readSync(file, buffer); read > 0; read = readSync(file, buffer)) {
      if (isHeader) buffer.fill(0, writerVersion.from, writerVersion.to)
      isHeader = false
      hash.update(buffer.subarray(0, read))
    }
  } finally {
    closeSync(file)
  }
  return hash.digest('hex')
}
