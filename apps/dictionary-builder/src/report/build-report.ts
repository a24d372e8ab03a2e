/** Part of a whole, such as "common words with a known pitch accent". */
export interface Coverage {
  feature: string
  covered: number
  of: number
}

/** What a build read and made: the same for the same sources. Kept in the dictionary file. */
export interface BuildReport {
  edition: 'full' | 'reduced'
  sources: { name: string; version: string }[]
  /** What the readers met, by what they read: `words`, `pitch accents`. */
  read: {
    what: string
    read: number
    skipped: { reason: string; count: number }[]
  }[]
  /** Rows of the dictionary by what they are. */
  written: { what: string; count: number }[]
  coverage: Coverage[]
  missing: { feature: string; reason: string }[]
}

/** How the build ran on this machine. Not part of the dictionary. */
export interface BuildRun {
  seconds: number
  peakMemoryBytes: number
  fileBytes: number
  stages: BuildStage[]
}

export interface BuildStage {
  name: string
  seconds: number
  /** Another thread did it meanwhile: its seconds are within those of other stages. */
  isBeside?: true
}
