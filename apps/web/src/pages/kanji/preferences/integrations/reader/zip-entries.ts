import { Inflate } from 'fflate'
import { ImportFailure } from '../import-failure'

/** A file of a zip archive, as the directory at its end tells of it. */
export interface ZipEntry {
  name: string
  method: number
  isEncrypted: boolean
  packedBytes: number
  bytes: number
  /** Where its local header begins. */
  offset: number
}

// Sizes and signatures of APPNOTE.TXT 6.3.10 (PKWARE), 4.3.7 to 4.3.16.
const localSignature = 0x04034b50
const directorySignature = 0x02014b50
const endSignature = 0x06054b50
const zip64EndSignature = 0x06064b50
const localBytes = 30
const directoryBytes = 46
const endBytes = 22
const locatorBytes = 20
const longestComment = 65_535
const none32 = 0xffff_ffff

/** A collection with all its media has no larger directory than this. */
const mostDirectoryBytes = 64_000_000

const stored = 0
const deflated = 8

/**
 * The files of an archive, without reading them: half a gigabyte of media stays where it is, and
 * what claims to be too large is seen before it is unpacked.
 */
export async function listZipEntries(file: Blob): Promise<ZipEntry[]> {
  if (file.size === 0) throw new ImportFailure('empty-file')
  const start = new DataView(await file.slice(0, 4).arrayBuffer())
  const isZip = start.byteLength === 4 && start.getUint32(0, true) === localSignature
  if (!isZip) throw new ImportFailure('not-zip')
  const { offset, size } = await findDirectory(file)
  if (size > mostDirectoryBytes || offset + size > file.size) throw new ImportFailure('truncated')
  const bytes = await file.slice(offset, offset + size).arrayBuffer()
  return parseDirectory(bytes)
}

async function findDirectory(file: Blob): Promise<{ offset: number; size: number }> {
  const from = Math.max(0, file.size - endBytes - longestComment - locatorBytes)
  const tail = new DataView(await file.slice(from).arrayBuffer())
  for (let at = tail.byteLength - endBytes; at >= 0; at -= 1) {
    if (tail.getUint32(at, true) !== endSignature) continue
    const size = tail.getUint32(at + 12, true)
    const offset = tail.getUint32(at + 16, true)
    if (offset !== none32 && size !== none32) return { offset, size }
    return findLargeDirectory(file, Number(tail.getBigUint64(at - locatorBytes + 8, true)))
  }
  throw new ImportFailure('truncated')
}

async function findLargeDirectory(
  file: Blob,
  at: number,
): Promise<{ offset: number; size: number }> {
  const end = new DataView(await file.slice(at, at + 56).arrayBuffer())
  if (end.byteLength < 56 || end.getUint32(0, true) !== zip64EndSignature) {
    throw new ImportFailure('truncated')
  }
  return {
    size: Number(end.getBigUint64(40, true)),
    offset: Number(end.getBigUint64(48, true)),
  }
}

function parseDirectory(bytes: ArrayBuffer): ZipEntry[] {
  const view = new DataView(bytes)
  const decoder = new TextDecoder()
  const entries: ZipEntry[] = []
  let at = 0
  while (at + directoryBytes <= view.byteLength) {
    if (view.getUint32(at, true) !== directorySignature) break
    const nameBytes = view.getUint16(at + 28, true)
    const extraBytes = view.getUint16(at + 30, true)
    const commentBytes = view.getUint16(at + 32, true)
    entries.push({
      name: decoder.decode(new Uint8Array(bytes, at + directoryBytes, nameBytes)),
      method: view.getUint16(at + 10, true),
      isEncrypted: (view.getUint16(at + 8, true) & 1) !== 0,
      // One that needs 64 bits for its size is larger than anything that is read here.
      packedBytes: view.getUint32(at + 20, true),
      bytes: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    })
    at += directoryBytes + nameBytes + extraBytes + commentBytes
  }
  return entries
}

/** Unpacks a file of the archive piece by piece; what it claims about its size is not believed. */
export async function unzipEntry(
  file: Blob,
  entry: ZipEntry,
  take: (piece: Uint8Array) => void,
): Promise<void> {
  if (entry.isEncrypted) throw new ImportFailure('encrypted')
  const header = new DataView(
    await file.slice(entry.offset, entry.offset + localBytes).arrayBuffer(),
  )
  if (header.byteLength < localBytes || header.getUint32(0, true) !== localSignature) {
    throw new ImportFailure('truncated')
  }
  const begin = entry.offset + localBytes + header.getUint16(26, true) + header.getUint16(28, true)
  const packed = file.slice(begin, begin + entry.packedBytes)
  if (packed.size < entry.packedBytes) throw new ImportFailure('truncated')
  if (entry.method !== stored && entry.method !== deflated) throw new ImportFailure('broken')
  const inflate = entry.method === deflated ? new Inflate((piece) => take(piece)) : undefined
  for await (const piece of piecesOf(packed)) {
    if (inflate === undefined) take(piece)
    else pushInto(inflate, piece, false)
  }
  if (inflate !== undefined) pushInto(inflate, new Uint8Array(0), true)
}

/** Small enough that what is inflated of one is small, too. */
const pieceBytes = 16 * 1024

async function* piecesOf(blob: Blob): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < blob.size; from += pieceBytes) {
    yield new Uint8Array(await blob.slice(from, from + pieceBytes).arrayBuffer())
  }
}

function pushInto(inflate: Inflate, piece: Uint8Array, isLast: boolean): void {
  try {
    inflate.push(piece, isLast)
  } catch (error) {
    if (error instanceof ImportFailure) throw error
    throw new ImportFailure(isLast ? 'truncated' : 'broken')
  }
}
