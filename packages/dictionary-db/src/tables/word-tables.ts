/**
 * Words as the pages read them: narrow rows for lists, one JSON text per word for its page.
 *
 * JSON columns hold the shapes of `stored-word.ts`; BLOBs hold it packed (`packed-text-tables.ts`).
 */
export const wordTables = [
  // `jlpt` is 5 (N5) to 1 (N1); `senses` is a JSON array of StoredSenseSummary.
  // `catalog_rank` counts from 0: words with a JLPT level, the easiest level first, then the
  // others; within that the most frequent first.
  `CREATE TABLE word (
    word_id           INTEGER PRIMARY KEY,
    catalog_rank      INTEGER NOT NULL,
    first_spelling_id TEXT NOT NULL,
    jlpt              INTEGER,
    is_common         INTEGER NOT NULL,
    is_loanword       INTEGER NOT NULL,
    frequency_rank    INTEGER,
    senses            TEXT NOT NULL
  ) STRICT`,

  // Apart from `word`, so that a list of words does not drag whole pages through memory.
  // A packed StoredWordDefinition.
  `CREATE TABLE word_definition (word_id INTEGER PRIMARY KEY, definition BLOB NOT NULL) STRICT`,

  // A headword: one written form with one reading. `furigana` is a JSON array of
  // StoredRubySegment, `kanji` of StoredUsedKanji, `pitch` of pitch patterns (null: unknown).
  `CREATE TABLE spelling (
    spelling_id TEXT PRIMARY KEY,
    word_id     INTEGER NOT NULL,
    text        TEXT NOT NULL,
    reading     TEXT NOT NULL,
    furigana    TEXT NOT NULL,
    kanji       BLOB NOT NULL,
    pitch       BLOB
  ) STRICT, WITHOUT ROWID`,

  // For every part of speech, group of them and `loanword`: which words have it, as a bitmap over
  // the catalog ranks (bit 0 of byte 0 is rank 0). Filters are ORed and counted in microseconds.
  `CREATE TABLE word_class (code TEXT PRIMARY KEY, bitmap BLOB NOT NULL) STRICT, WITHOUT ROWID`,

  // What the source calls its codes (`v1`, `arch`, `food`), for those that have no wording of ours.
  `CREATE TABLE word_label (code TEXT PRIMARY KEY, label TEXT NOT NULL) STRICT, WITHOUT ROWID`,

  // The first catalog rank of each level: `jlpt` 5 to 1, and 0 for words without a level.
  `CREATE TABLE word_level (
    jlpt INTEGER PRIMARY KEY, first_rank INTEGER NOT NULL, word_count INTEGER NOT NULL
  ) STRICT`,
]

/** Made after the rows are in: faster than keeping them up to date, and packed tightly. */
export const wordIndexes = [`CREATE UNIQUE INDEX word_by_catalog_rank ON word (catalog_rank)`]

/**
 * What a list shows, by the numbers of the index: a row is found in a third of the time that it takes by
 * its id, and its text goes into an answer as it is (decision 134). `listed` is the part of the JSON of a
 * `WordSummary` that the index does not know: of a spelling `"text"`, `"reading"`, `"furigana"` and, of the first
 * sense of its word, `"glosses"` and `"partsOfSpeech"`; of each later sense the latter two.
 */
export const listedWordTables = [
  `CREATE TABLE listed_spelling (
    number INTEGER PRIMARY KEY, listed TEXT NOT NULL, frequency_rank INTEGER
  ) STRICT`,
  `CREATE TABLE listed_sense (number INTEGER PRIMARY KEY, listed TEXT NOT NULL) STRICT`,
]
