import type { VisibleComponent } from '../entities/visible-component'

/** The JSON of `component.facts`. */
export type StoredComponentFacts = Pick<
  VisibleComponent,
  'kanjiId' | 'meanings' | 'names' | 'variants' | 'drawing'
>

/** The components of the look-up by radicals, in the order they are offered. */
export const componentTables = [
  // `kanji` holds the characters that show the component, one after another.
  `CREATE TABLE component (
    place        INTEGER PRIMARY KEY,
    literal      TEXT NOT NULL UNIQUE,
    stroke_count INTEGER NOT NULL,
    facts        TEXT NOT NULL,
    kanji        TEXT NOT NULL
  ) STRICT`,
]
