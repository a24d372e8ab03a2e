import type { Subject } from './subject'

/** A component with where it is met. */
export interface ComponentOverview {
  subject: Subject
  /** The name that is taught first, then other names that are right answers. */
  names: string[]
  variants: string[]
  /** The drawing of a shape, as SVG paths. */
  drawing: { viewBox: string; paths: string[] } | null
  /** The kanji with this part, in the order of teaching. */
  foundIn: Subject[]
  related: Subject[]
}
