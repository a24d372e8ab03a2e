import type { ComponentPosition } from '@kotonoha/dictionary-db/entities/kanji-structure'

/** One stroke in writing order, on a square of 109 × 109 units. */
export interface DrawnStroke {
  /** SVG path data. */
  path: string
  /** KanjiVG stroke type such as `㇐` or `㇆a`. */
  type: string | null
  /** Where the stroke's number is written. */
  numberAt: { x: number; y: number } | null
}

/** A group of strokes with what it stands for. The root of a drawing is the character itself. */
export interface DrawnElement {
  /** Null for a group the source does not name. */
  element: string | null
  /** The full form where `element` is a variant of it: 水 for 氵. */
  original: string | null
  position: ComponentPosition | null
  /** Which list calls it the radical: `general`, `tradit`, `nelson` or `jis`. */
  radical: string | null
  /** The sound mark that the group is or holds, such as 也. */
  phonetic: string | null
  isVariant: boolean
  /** Some strokes of the element are missing here. */
  isPartial: boolean
  /** An element drawn in several places: which piece this is, from 1. */
  part: number | null
  /** Tells several divided elements of the same kind in one character apart. */
  number: number | null
  /** Traditional form of the element is meant. */
  isTraditionalForm: boolean
  isRadicalForm: boolean
  /** Indices into `strokes`, from 0, of all strokes within, ascending. */
  strokeIndices: number[]
  children: DrawnElement[]
}

/** How a character is drawn. */
export interface KanjivgDrawing {
  literal: string
  strokes: DrawnStroke[]
  /** Null in the reduced dictionary, whose drawings have strokes only. */
  tree: DrawnElement | null
}
