import sqlite3InitModule, { type Database, type Sqlite3Static } from '@sqlite.org/sqlite-wasm'
import { Decompress } from 'fzstd'
import { ImportFailure } from '../../import-failure'
import { listZipEntries, unzipEntry, type ZipEntry } from '../zip-entries'
import { addUnicase } from './unicase'

/**
 * Of the file, and of the database in it: the tab that reads the largest one may take 600 MB of
 * memory, which `npm run bench -- imports` measures.
 */
export const mostFileBytes = 500_000_000
export const mostDatabaseBytes = 100_000_000

/** `meta` is a message of one number: 1, 2 or 3 for the generation of the package. */
const mostMetaBytes = 1000

/**
 * The database of a package. Three generations: `collection.anki2`, `collection.anki21` and (its
 * `meta` says 3) `collection.anki21b`, which is compressed with zstd. Beside a later one the earlier
 * are dummies that tell people to update Anki, and must not be taken for the collection.
 */
export async function openCollection(
  file: Blob,
  {
    load = () => sqlite3InitModule(),
    mostBytes = mostDatabaseBytes,
  }: { load?: () => Promise<Sqlite3Static>; mostBytes?: number } = {},
): Promise<{ sqlite: Sqlite3Static; database: Database }> {
  if (file.size > mostFileBytes) throw new ImportFailure('too-large')
  const entries = new Map((await listZipEntries(file)).map((entry) => [entry.name, entry]))
  const generation = await readGeneration(file, entries.get('meta'))
  const name = generation === 3 ? 'collection.anki21b' : newest(entries)
  const entry = entries.get(name)
  if (entry === undefined) throw new ImportFailure('not-anki')
  if (entry.isEncrypted) throw new ImportFailure('encrypted')
  if (entry.bytes > mostBytes) throw new ImportFailure('too-large')
  const sqlite = await load()
  const memory = new GrowingMemory(sqlite, {
    expectedBytes: generation === 3 ? entry.packedBytes * 3 : entry.bytes,
    mostBytes,
  })
  try {
    if (generation === 3) await unpackZstd(file, entry, memory)
    else await unzipEntry(file, entry, (piece) => memory.add(piece))
  } catch (error) {
    memory.free()
    throw error
  }
  return { sqlite, database: memory.toDatabase() }
}

function newest(entries: ReadonlyMap<string, ZipEntry>): string {
  return entries.has('collection.anki21') ? 'collection.anki21' : 'collection.anki2'
}

async function readGeneration(file: Blob, meta: ZipEntry | undefined): Promise<number> {
  if (meta === undefined || meta.bytes > mostMetaBytes) return 1
  const bytes: number[] = []
  await unzipEntry(file, meta, (piece) => bytes.push(...piece.subarray(0, mostMetaBytes)))
  // Field 1 as a number: the tag 0x08, then the value.
  return bytes[0] === 0x08 ? (bytes[1] ?? 1) : 1
}

async function unpackZstd(file: Blob, entry: ZipEntry, memory: GrowingMemory): Promise<void> {
  const zstd = new Decompress((piece) => memory.add(piece))
  try {
    await unzipEntry(file, entry, (piece) => zstd.push(piece))
    zstd.push(new Uint8Array(0), true)
  } catch (error) {
    if (error instanceof ImportFailure) throw error
    const isEnd = error instanceof Error && /unexpected (eof|end)/i.test(error.message)
    throw new ImportFailure(isEnd ? 'truncated' : 'broken')
  }
}

/** What is unpacked goes straight to where SQLite reads it, so that it is in memory once. */
class GrowingMemory {
  private pointer = 0
  private capacity = 0
  private size = 0

  constructor(
    private readonly sqlite: Sqlite3Static,
    private readonly limits: { expectedBytes: number; mostBytes: number },
  ) {
    this.reserve(Math.min(limits.mostBytes, Math.max(64 * 1024, limits.expectedBytes)))
  }

  add(piece: Uint8Array): void {
    const needed = this.size + piece.byteLength
    const { mostBytes } = this.limits
    if (needed > mostBytes) throw new ImportFailure('too-large')
    if (needed > this.capacity) {
      this.reserve(Math.min(mostBytes, Math.max(needed, Math.ceil(this.capacity * 1.5))))
    }
    this.sqlite.wasm.heap8u().set(piece, this.pointer + this.size)
    this.size = needed
  }

  free(): void {
    this.sqlite.wasm.dealloc(this.pointer)
  }

  toDatabase(): Database {
    const { sqlite, pointer, size, capacity } = this
    const { capi, oo1, wasm } = sqlite
    const heap = wasm.heap8u()
    const title = String.fromCharCode(...heap.subarray(pointer, pointer + 15))
    if (size < 512 || title !== 'SQLite format 3') {
      this.free()
      throw new ImportFailure('not-anki')
    }
    // A database that was written with a log beside it is read without one.
    heap.fill(1, pointer + 18, pointer + 20)
    const database = new oo1.DB(':memory:')
    addUnicase(sqlite, database)
    if (database.pointer === undefined) throw new ImportFailure('broken')
    const flags = capi.SQLITE_DESERIALIZE_FREEONCLOSE | capi.SQLITE_DESERIALIZE_READONLY
    const code = capi.sqlite3_deserialize(database.pointer, 'main', pointer, size, capacity, flags)
    if (code !== capi.SQLITE_OK) throw new ImportFailure('broken')
    return database
  }

  private reserve(bytes: number): void {
    this.pointer = Number(this.sqlite.wasm.realloc(this.pointer, bytes))
    this.capacity = bytes
  }
}
