import { oncePerDictionary } from '../once-per-dictionary'
import type { SqliteDatabase } from '../sqlite/sqlite-database'
import type { PackedKind } from '../tables/packed-text-tables'
import { literalMark, shortCodes } from './phrase-codes'
import { getPhrases, unpackText } from './unpack-text'

type Source = Pick<SqliteDatabase, 'prepare'>

/** All phrases one after another; a phrase without bytes is one that is not text by itself. */
interface PhraseBytes {
  bytes: Uint8Array
  /** Where each begins, and the last one ends. */
  starts: Uint32Array
}

const openBytes = oncePerDictionary<Map<PackedKind, PhraseBytes>, Source>(() => new Map())

/** Bytes of a phrase, at most: 64 characters of three. */
const longestPiece = 256

let room = new Uint8Array(2 ** 16)

/** The text of a packed column in UTF-8, between what shall stand before it and after it. */
export function unpackBytes(
  source: Source,
  kind: PackedKind,
  packed: Uint8Array,
  [before, after]: readonly [before: Uint8Array, after: Uint8Array],
): Uint8Array<ArrayBuffer> {
  const { bytes, starts } = getBytes(source, kind)
  room.set(before)
  let length = before.length
  let at = 0
  while (at < packed.length) {
    const code = packed[at] ?? 0
    if (length + longestPiece + after.length > room.length) growRoom()
    if (code === literalMark) {
      const unit = ((packed[at + 1] ?? 0) << 8) | (packed[at + 2] ?? 0)
      // Half of a character is none in UTF-8: such texts, which are few, are put together first.
      if (unit >= 0xd800 && unit < 0xe000) return throughText(source, kind, packed, [before, after])
      length += writeUnit(unit, length)
      at += 3
      continue
    }
    const isShort = code < shortCodes
    const phrase = isShort ? code : shortCodes + ((code - shortCodes) << 8) + (packed[at + 1] ?? 0)
    at += isShort ? 1 : 2
    let from = starts[phrase] ?? 0
    const end = starts[phrase + 1] ?? 0
    if (from === end) return throughText(source, kind, packed, [before, after])
    // Phrases have some ten bytes: setting parts of arrays would take longer.
    while (from < end) {
      room[length] = bytes[from] ?? 0
      length += 1
      from += 1
    }
  }
  room.set(after, length)
  // Memory of its own: whoever keeps it would keep a whole piece of the pool of small buffers.
  return room.slice(0, length + after.length)
}

/** Writes a character of one unit as UTF-8, and returns how many bytes it took. */
function writeUnit(unit: number, at: number): number {
  if (unit < 0x80) {
    room[at] = unit
    return 1
  }
  const last = 0x80 | (unit & 0x3f)
  if (unit < 0x800) {
    room[at] = 0xc0 | (unit >> 6)
    room[at + 1] = last
    return 2
  }
  room[at] = 0xe0 | (unit >> 12)
  room[at + 1] = 0x80 | ((unit >> 6) & 0x3f)
  room[at + 2] = last
  return 3
}

function throughText(
  source: Source,
  kind: PackedKind,
  packed: Uint8Array,
  [before, after]: readonly [before: Uint8Array, after: Uint8Array],
): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(
    Buffer.concat([before, Buffer.from(unpackText(source, kind, packed)), after]),
  )
}

function growRoom(): void {
  const longer = new Uint8Array(room.length * 2)
  longer.set(room)
  room = longer
}

function getBytes(source: Source, kind: PackedKind): PhraseBytes {
  const opened = openBytes(source)
  let phrases = opened.get(kind)
  if (phrases === undefined) {
    phrases = toBytes(getPhrases(source, kind))
    opened.set(kind, phrases)
  }
  return phrases
}

const halfCharacter = /\p{Surrogate}/u

function toBytes(phrases: readonly string[]): PhraseBytes {
  const encoded = phrases.map((phrase) =>
    halfCharacter.test(phrase) ? Buffer.alloc(0) : Buffer.from(phrase),
  )
  const starts = new Uint32Array(phrases.length + 1)
  for (const [place, { length }] of encoded.entries()) {
    starts[place + 1] = (starts[place] ?? 0) + length
  }
  return { bytes: Buffer.concat(encoded), starts }
}
