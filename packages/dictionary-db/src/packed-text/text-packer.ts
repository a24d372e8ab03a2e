import type { SqliteDatabase } from '../sqlite/sqlite-database'
import type { PackedKind } from '../tables/packed-text-tables'
import { choosePhrases } from './choose-phrases'
import { literalMark, shortCodes } from './phrase-codes'
import { PhraseFinder } from './phrase-finder'
import { getPhrases, type PhraseSource } from './unpack-text'

/** As many characters of samples as tell what all texts of a kind are like. */
const sampledCharacters = 1_200_000

/** Packs texts of one kind, with phrases that the file keeps. */
export class TextPacker {
  readonly #finder: PhraseFinder
  #bytes = new Uint8Array(1024)

  constructor(phrases: readonly string[]) {
    this.#finder = new PhraseFinder(phrases)
  }

  pack(text: string): Uint8Array {
    const finder = this.#finder
    // A character takes three bytes at most.
    if (this.#bytes.length < text.length * 3) this.#bytes = new Uint8Array(text.length * 4)
    const bytes = this.#bytes
    let length = 0
    for (let at = 0; at < text.length; at += finder.foundLength) {
      const phrase = finder.find(text, at)
      if (phrase < 0) {
        const unit = text.charCodeAt(at)
        bytes[length] = literalMark
        bytes[length + 1] = unit >> 8
        bytes[length + 2] = unit & 0xff
        length += 3
      } else if (phrase < shortCodes) {
        bytes[length] = phrase
        length += 1
      } else {
        bytes[length] = shortCodes + ((phrase - shortCodes) >> 8)
        bytes[length + 1] = (phrase - shortCodes) & 0xff
        length += 2
      }
    }
    // From the pool of small buffers: memory of its own for each of a million texts would have the
    // collector look through the whole heap again and again.
    return Buffer.from(bytes.subarray(0, length))
  }
}

/** Chooses the phrases of a kind by samples of its texts, and writes them into the file. */
export function createTextPacker(
  database: SqliteDatabase,
  kind: PackedKind,
  samples: readonly string[],
): TextPacker {
  const phrases = choosePhrases(samples)
  database.prepare('INSERT INTO packed_phrases VALUES (?, ?)').run(kind, JSON.stringify(phrases))
  return new TextPacker(phrases)
}

/** Packs with the phrases that the file has already. */
export function openTextPacker(source: PhraseSource, kind: PackedKind): TextPacker {
  return new TextPacker(getPhrases(source, kind))
}

/** Texts of items from all over the list, long enough together to choose phrases by. */
export function sampleTexts<Item>(
  items: readonly Item[],
  toText: (item: Item) => string,
): string[] {
  const samples: string[] = []
  let characters = 0
  for (const place of listSpreadPlaces(items.length)) {
    if (characters >= sampledCharacters) break
    const item = items[place]
    if (item === undefined) continue
    const text = toText(item)
    characters += text.length
    samples.push(text)
  }
  return samples
}

/** Places in the list, each far from those before it, as steps by the golden section are. */
function* listSpreadPlaces(count: number): Generator<number> {
  const golden = (Math.sqrt(5) - 1) / 2
  const seen = new Set<number>()
  for (let step = 0; seen.size < count && step < count * 3; step += 1) {
    const place = Math.floor(((step * golden) % 1) * count)
    if (seen.has(place)) continue
    seen.add(place)
    yield place
  }
}
