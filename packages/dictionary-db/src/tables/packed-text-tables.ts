/** Kinds of text that are packed with phrases of their own. */
export type PackedKind = 'word' | 'kanji' | 'study'

/**
 * The phrases that packed columns (BLOBs that hold JSON, `packed-text/phrase-codes.ts`) are made of: a
 * JSON array of texts for each kind.
 */
export const packedTextTables = [
  `CREATE TABLE packed_phrases (kind TEXT PRIMARY KEY, phrases TEXT NOT NULL) STRICT`,
]
