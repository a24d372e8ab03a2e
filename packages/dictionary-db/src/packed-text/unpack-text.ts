import { oncePerDictionary } from '../once-per-dictionary'
import type { SqliteDatabase } from '../sqlite/sqlite-database'
import type { PackedKind } from '../tables/packed-text-tables'
import { literalMark, shortCodes } from './phrase-codes'

/** An open dictionary, or one that is being built. */
export type PhraseSource = Pick<SqliteDatabase, 'prepare'>

const openPhrases = oncePerDictionary<Map<PackedKind, readonly string[]>, PhraseSource>(
  () => new Map(),
)

/** The text of a packed column. */
export function unpackText(source: PhraseSource, kind: PackedKind, packed: Uint8Array): string {
  const phrases = getPhrases(source, kind)
  let text = ''
  let at = 0
  while (at < packed.length) {
    const code = packed[at] ?? 0
    if (code < shortCodes) {
      text += phrases[code]
      at += 1
    } else if (code < literalMark) {
      text += phrases[shortCodes + ((code - shortCodes) << 8) + (packed[at + 1] ?? 0)]
      at += 2
    } else {
      text += String.fromCharCode(((packed[at + 1] ?? 0) << 8) | (packed[at + 2] ?? 0))
      at += 3
    }
  }
  return text
}

/** The JSON of a packed column, read. */
export function unpackJson<Value>(
  source: PhraseSource,
  kind: PackedKind,
  packed: Uint8Array,
): Value {
  return JSON.parse(unpackText(source, kind, packed)) as Value
}

/** The phrases that texts of a kind are packed with, by their numbers. */
export function getPhrases(source: PhraseSource, kind: PackedKind): readonly string[] {
  const opened = openPhrases(source)
  let phrases = opened.get(kind)
  if (phrases === undefined) {
    phrases = readPhrases(source, kind)
    opened.set(kind, phrases)
  }
  return phrases
}

function readPhrases(source: PhraseSource, kind: PackedKind): readonly string[] {
  const row = source
    .prepare<{ phrases: string }>('SELECT phrases FROM packed_phrases WHERE kind = ?')
    .get(kind)
  if (row === undefined) throw new Error(`the dictionary has no phrases of the kind ${kind}`)
  return JSON.parse(row.phrases)
}
