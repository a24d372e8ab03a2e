import { readFile } from 'node:fs/promises'
import { crc32, inflateRawSync } from 'node:zlib'
import { SourceError } from '../source-error'
import type { ArchiveMember } from './read-tar'

const endOfDirectory = 0x06054b50
const directoryEntry = 0x02014b50
const localHeader = 0x04034b50
/** The end record is 22 bytes and may be followed by a comment of up to 64 KiB. */
const longestEnd = 22 + 0xffff

interface DirectoryEntry {
  path: string
  method: number
  checksum: number
  packedBytes: number
  unpackedBytes: number
  headerAt: number
}

function findEndOfDirectory(file: string, zip: Buffer): number {
  for (let at = zip.length - 22; at >= Math.max(0, zip.length - longestEnd); at--) {
    if (zip.readUInt32LE(at) === endOfDirectory) return at
  }
  throw new SourceError(file, 'the zip archive is truncated (its directory is missing)')
}

function* listDirectory(file: string, zip: Buffer): Generator<DirectoryEntry> {
  const end = findEndOfDirectory(file, zip)
  const count = zip.readUInt16LE(end + 10)
  let at = zip.readUInt32LE(end + 16)
  for (let number = 1; number <= count; number++) {
    if (at + 46 > zip.length || zip.readUInt32LE(at) !== directoryEntry) {
      throw new SourceError(file, 'the zip archive is corrupt (bad directory)', `member ${number}`)
    }
    const nameBytes = zip.readUInt16LE(at + 28)
    yield {
      path: zip.toString('utf8', at + 46, at + 46 + nameBytes),
      method: zip.readUInt16LE(at + 10),
      checksum: zip.readUInt32LE(at + 16),
      packedBytes: zip.readUInt32LE(at + 20),
      unpackedBytes: zip.readUInt32LE(at + 24),
      headerAt: zip.readUInt32LE(at + 42),
    }
    at += 46 + nameBytes + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
}

function unpack(file: string, zip: Buffer, entry: DirectoryEntry): Uint8Array {
  try {
    if (zip.readUInt32LE(entry.headerAt) !== localHeader) throw new Error('bad member header')
    const nameBytes = zip.readUInt16LE(entry.headerAt + 26)
    const start = entry.headerAt + 30 + nameBytes + zip.readUInt16LE(entry.headerAt + 28)
    const packed = zip.subarray(start, start + entry.packedBytes)
    if (entry.method !== 0 && entry.method !== 8) throw new Error(`method ${entry.method}`)
    const bytes =
      entry.method === 0
        ? packed
        : inflateRawSync(packed, { maxOutputLength: entry.unpackedBytes + 1 })
    if (bytes.byteLength !== entry.unpackedBytes) throw new Error('wrong length')
    if (crc32(bytes) !== entry.checksum) throw new Error('checksum mismatch')
    return bytes
  } catch (cause) {
    const detail = cause instanceof Error ? cause.message : String(cause)
    throw new SourceError(file, `the zip archive is corrupt (${detail})`, entry.path, { cause })
  }
}

/** The files of a zip archive, in its order, each checked against its checksum. */
export async function* readZip(
  file: string,
  isWanted: (path: string) => boolean,
): AsyncGenerator<ArchiveMember> {
  const zip = await readFile(file)
  for (const entry of listDirectory(file, zip)) {
    if (entry.path.endsWith('/') || !isWanted(entry.path)) continue
    yield { path: entry.path, bytes: unpack(file, zip, entry) }
  }
}
