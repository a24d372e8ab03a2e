import type { SubjectStudyData } from '../entities/curriculum/subject-study-data'

/**
 * The JSON of `subject_study.data`: what lessons and answer checking need to know. Needs and the
 * words of a kanji are in `subject_need`.
 */
export type StoredSubjectStudy = Pick<
  SubjectStudyData,
  | 'meaning'
  | 'acceptedMeanings'
  | 'blockedMeanings'
  | 'reading'
  | 'lookAlikes'
  | 'siblings'
  | 'lesson'
>

/** The JSON of `component_subject.facts`. */
export interface StoredComponentSubject {
  names: string[]
  /** The full form that the shape stands for, as a character: 水 of 氵. */
  variants: string[]
  /** The kanji of which it is a part, as subject ids, in the order of teaching. */
  foundIn: number[]
  /** Other shapes of the same thing, parts of it, and what it is a part of, as subject ids. */
  related: number[]
  /** SVG paths, for few fonts have these shapes; null where no drawing has it. */
  drawing: { viewBox: string; paths: string[] } | null
}

/** The curriculum: what is taught, in which order, and which answers are right. */
export const curriculumTables = [
  // One row. `report` is the JSON of the builder's figures.
  `CREATE TABLE curriculum (version INTEGER PRIMARY KEY, report TEXT NOT NULL) STRICT`,

  // `kind`: 1 component, 2 kanji, 3 word. `position` counts from 1 within the level over all
  // kinds, in the order of teaching; words outside the core come last. `jlpt` is 5 to 1.
  // `meaning` and `reading` are the short ones that a tile shows. `use_share`: of a kanji, its share
  // of all kanji in running text, the mean of the corpora; null where the sources have none.
  `CREATE TABLE subject (
    subject_id   INTEGER PRIMARY KEY,
    kind         INTEGER NOT NULL,
    literal      TEXT NOT NULL,
    level        INTEGER NOT NULL,
    position     INTEGER NOT NULL,
    is_core      INTEGER NOT NULL,
    jlpt         INTEGER,
    stroke_count INTEGER,
    word_id      INTEGER,
    spelling_id  TEXT,
    meaning      TEXT NOT NULL,
    reading      TEXT,
    use_share    REAL
  ) STRICT`,

  // A packed StoredSubjectStudy.
  `CREATE TABLE subject_study (subject_id INTEGER PRIMARY KEY, data BLOB NOT NULL) STRICT`,

  // What must have been learnt before: the components of a kanji, the kanji of a word. `place`
  // counts from 0 in the order of writing.
  `CREATE TABLE subject_need (
    subject_id INTEGER NOT NULL,
    place      INTEGER NOT NULL,
    needs_id   INTEGER NOT NULL,
    PRIMARY KEY (subject_id, place)
  ) STRICT, WITHOUT ROWID`,

  `CREATE TABLE component_subject (subject_id INTEGER PRIMARY KEY, facts TEXT NOT NULL) STRICT`,
]

/** Made after the rows are in. */
export const curriculumIndexes = [
  `CREATE UNIQUE INDEX subject_by_level ON subject (level, position)`,
  `CREATE INDEX subject_need_by_need ON subject_need (needs_id, subject_id)`,
]
