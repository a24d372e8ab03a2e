import { setImmediate as letOthersIn } from 'node:timers/promises'
import { strToU8, Zip, ZipDeflate } from 'fflate'

export interface ArchivedFile {
  name: string
  /** Its text, written as it is packed. */
  pieces: Iterable<string>
}

/** Written and packed in a few milliseconds. */
const chunkLength = 64 * 1024

/**
 * A ZIP archive, packed piece by piece as it is read; other requests get their turn after each.
 * `onEnd` is called once, when it is whole, or broken off.
 */
export function zipFiles(
  files: readonly ArchivedFile[],
  { at, onEnd }: { at: Date; onEnd: () => void },
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const pieces = zipPieces(files, { at, onEnd })
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await pieces.return()
      // One that was never begun has nothing that runs when it ends.
      onEnd()
    },
  })
}

async function* zipPieces(
  files: readonly ArchivedFile[],
  { at, onEnd }: { at: Date; onEnd: () => void },
): AsyncGenerator<Uint8Array<ArrayBuffer>, void, undefined> {
  let ready: Uint8Array<ArrayBuffer>[] = []
  const zip = new Zip((error, data) => {
    if (error) throw error
    // The library may use its buffer again.
    ready.push(new Uint8Array(data))
  })
  function* takeReady() {
    yield* ready
    ready = []
  }
  try {
    for (const { name, pieces } of files) {
      const entry = new ZipDeflate(name, { level: 6 })
      entry.mtime = at
      zip.add(entry)
      for (const text of gather(pieces)) {
        const bytes = strToU8(text)
        // A piece may be long itself, such as a row that holds thousands of cards.
        for (let start = 0; start < bytes.length; start += chunkLength) {
          entry.push(bytes.subarray(start, start + chunkLength))
          yield* takeReady()
          await letOthersIn()
        }
      }
      entry.push(new Uint8Array(0), true)
    }
    zip.end()
    yield* takeReady()
  } finally {
    onEnd()
  }
}

/** Joins short pieces. */
function* gather(pieces: Iterable<string>): Generator<string> {
  let gathered = ''
  for (const piece of pieces) {
    gathered += piece
    if (gathered.length < chunkLength) continue
    yield gathered
    gathered = ''
  }
  if (gathered !== '') yield gathered
}
