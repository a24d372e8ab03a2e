/** Where a reading belongs over a written form. A segment without `ruby` is read as written. */
export interface FuriganaRow {
  text: string
  reading: string
  segments: { text: string; ruby: string | null }[]
}
