/** The visible components of a kanji (a line of KRADFILE). */
export interface KradEntry {
  kanji: string
  /** In the order of the file; place-holders of the JIS files are replaced by the real shapes. */
  components: string[]
}

/** A component with the kanji that show it (a block of RADKFILE). */
export interface RadkEntry {
  component: string
  strokeCount: number
  kanji: string[]
}
