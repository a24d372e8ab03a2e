/** An accent of a word. */
export interface Accent {
  /** Number of the mora after which the pitch falls; 0 when it never falls. */
  downstep: number
  /** The source's Japanese part-of-speech marks (`名`, `副`, `形動`); empty means any. */
  partsOfSpeech: string[]
}

/** A row of kanjium's accent list. */
export interface AccentRow {
  text: string
  /** Equals `text` for a word in kana. */
  reading: string
  accents: Accent[]
}
