import type { SqliteDatabase } from '@kotonoha/dictionary-db/sqlite/sqlite-database'

/** New definitions of words, as one thread hands them to another. */
export interface PackedDefinitions {
  wordIds: readonly number[]
  /** For each word, where its definition ends in `bytes`. */
  ends: readonly number[]
  /** All definitions, one behind the other. Its memory is shared with nothing else. */
  bytes: Uint8Array<ArrayBuffer>
}

export function packDefinitions(
  wordIds: readonly number[],
  toDefinition: (wordId: number) => Uint8Array,
): PackedDefinitions {
  const ends: number[] = []
  let bytes = new Uint8Array(1 << 20)
  let length = 0
  for (const wordId of wordIds) {
    const definition = toDefinition(wordId)
    if (length + definition.length > bytes.length) {
      const before = bytes
      bytes = new Uint8Array(2 * (length + definition.length))
      bytes.set(before)
    }
    bytes.set(definition, length)
    length += definition.length
    ends.push(length)
  }
  return { wordIds, ends, bytes }
}

/** Puts definitions in the place of those that the words have. */
export function writeDefinitions(
  database: SqliteDatabase,
  { wordIds, ends, bytes }: PackedDefinitions,
): void {
  const update = database.prepare('UPDATE word_definition SET definition = ? WHERE word_id = ?')
  let start = 0
  for (const [place, wordId] of wordIds.entries()) {
    const end = ends[place] ?? start
    update.run(bytes.subarray(start, end), wordId)
    start = end
  }
}
