import type { Strictness } from './verdict'

/**
 * How far a stroke may be off before it is wrong, at normal strictness; all that is measured is a
 * share of these. They lie where one stroke in some 1,000 right ones of several people does
 * (docs/decisions, the record on handwriting). Lengths are in spreads of the model's ink, about a
 * third of its width.
 */
export const limits = {
  /** Of its place, in standard deviations of what the other strokes leave open. */
  place: 3.7,
  /** The same of the start, middle or end that is nearest to its place. */
  anchor: 3,
  /** Of start, middle and end together once it is moved to its place. */
  form: 4.5,
}

/** Degrees between the lines from end to end: short strokes tilt freely. */
export function mostTilt(length: number): number {
  return 25 + 22 / Math.max(0.3, length)
}

/** Added to lengths before they are compared, so that a dot is not failed for noise. */
export const minimumWidth = 0.35

/** Natural logarithm of the ratio of the lengths: long strokes are kept best. */
export function mostRatio(length: number): number {
  return Math.max(0.55, 1.08 - 0.1 * length)
}

/** How far the middle may be off the line between the ends, against the model's. */
export function mostBow(length: number): number {
  return 0.1 + 0.34 * length
}

/** Mean distance of the courses where starts, middles and ends agree. */
export function mostWave(length: number): number {
  return 0.05 + 0.09 * length
}

/** What is allowed, as a share of what is at normal strictness. */
export const tolerances: Readonly<Record<Strictness, number>> = {
  lenient: 1.4,
  normal: 1,
  strict: 0.7,
}
