/** Kanji as the pages read them. JSON columns hold the shapes of `stored-kanji.ts`. */
export const kanjiTables = [
  // The four ranks are the places in the catalog by each order, from 0.
  `CREATE TABLE kanji (
    literal        TEXT PRIMARY KEY,
    stroke_count   INTEGER NOT NULL,
    meanings       TEXT NOT NULL,
    on_readings    TEXT NOT NULL,
    kun_readings   TEXT NOT NULL,
    jlpt           INTEGER,
    grade          INTEGER,
    frequency_rank INTEGER,
    level_rank     INTEGER NOT NULL,
    strokes_rank   INTEGER NOT NULL,
    usage_rank     INTEGER NOT NULL,
    grade_rank     INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID`,

  // By code point, because rows of this length fit the pages of a table with numbers better. All are
  // packed; `lesson`, with the phrases of study, is there when the course teaches the kanji.
  `CREATE TABLE kanji_definition (
    code_point INTEGER PRIMARY KEY,
    definition BLOB NOT NULL,
    structure  BLOB NOT NULL,
    related    BLOB NOT NULL,
    lesson     BLOB
  ) STRICT`,

  // How many kanji have a level (0: none) and a stroke count: the counts beside the filters.
  `CREATE TABLE kanji_facet (
    jlpt INTEGER NOT NULL, stroke_count INTEGER NOT NULL, kanji_count INTEGER NOT NULL,
    PRIMARY KEY (jlpt, stroke_count)
  ) STRICT, WITHOUT ROWID`,
]

export const kanjiWordTables = [
  // The words written with a kanji, in catalog order. A word appears once for every reading the
  // kanji has in it (明日 as みょうにち and as あす); `is_first` marks the row that stands for the
  // word where readings do not matter. `jlpt` is 0 without a level, `reading_id` '' where the
  // word is read as a whole or the reading is none of those listed.
  `CREATE TABLE kanji_word (
    literal         TEXT NOT NULL,
    place           INTEGER NOT NULL,
    spelling_id     TEXT NOT NULL,
    is_first        INTEGER NOT NULL,
    jlpt            INTEGER NOT NULL,
    position        TEXT NOT NULL,
    reading_id      TEXT NOT NULL,
    reading_in_word TEXT,
    PRIMARY KEY (literal, place)
  ) STRICT, WITHOUT ROWID`,

  // The same counted by everything a learner may filter by.
  `CREATE TABLE kanji_word_facet (
    literal    TEXT NOT NULL,
    is_first   INTEGER NOT NULL,
    jlpt       INTEGER NOT NULL,
    position   TEXT NOT NULL,
    reading_id TEXT NOT NULL,
    word_count INTEGER NOT NULL,
    PRIMARY KEY (literal, is_first, jlpt, position, reading_id)
  ) STRICT, WITHOUT ROWID`,
]

export const kanjiIndexes = ['level', 'strokes', 'usage', 'grade'].map(
  (order) => `CREATE INDEX kanji_by_${order} ON kanji (${order}_rank, stroke_count, jlpt)`,
)
