import { strToU8, Zip, ZipDeflate } from 'fflate'

export interface ArchivedFile {
  name: string
  text: string
}

/** Packed so much at a time: no request holds the server up for long. */
const chunkBytes = 64 * 1024

/** A ZIP archive, packed piece by piece as it is read. */
export function zipFiles(
  files: readonly ArchivedFile[],
  at: Date,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const pieces = zipPieces(files, at)
  return new ReadableStream({
    pull(controller) {
      const { value, done } = pieces.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel() {
      pieces.return()
    },
  })
}

function* zipPieces(
  files: readonly ArchivedFile[],
  at: Date,
): Generator<Uint8Array<ArrayBuffer>, void, undefined> {
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
  for (const { name, text } of files) {
    const entry = new ZipDeflate(name, { level: 6 })
    entry.mtime = at
    zip.add(entry)
    const bytes = strToU8(text)
    for (let start = 0; start < bytes.length; start += chunkBytes) {
      const end = start + chunkBytes
      entry.push(bytes.subarray(start, end), end >= bytes.length)
      yield* takeReady()
    }
  }
  zip.end()
  yield* takeReady()
}
