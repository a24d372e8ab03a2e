/** What the file is, where its contents come from, and how the build went. */
export const aboutTables = [
  // Keys: version, inputs, course, edition, counts, missing-features, report. Values are text or JSON.
  `CREATE TABLE about (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID`,

  `CREATE TABLE source (
    position    INTEGER PRIMARY KEY,
    name        TEXT NOT NULL,
    use         TEXT NOT NULL,
    version     TEXT NOT NULL,
    date        TEXT,
    licence     TEXT NOT NULL,
    licence_url TEXT,
    url         TEXT NOT NULL,
    attribution TEXT NOT NULL
  ) STRICT`,

  // Good candidates for the kanji and the word of the day, numbered from 0 in a shuffled order
  // that depends on nothing but the candidates, so that a date names the same one everywhere.
  `CREATE TABLE daily_kanji (day INTEGER PRIMARY KEY, literal TEXT NOT NULL) STRICT`,
  `CREATE TABLE daily_word (day INTEGER PRIMARY KEY, spelling_id TEXT NOT NULL) STRICT`,
]
