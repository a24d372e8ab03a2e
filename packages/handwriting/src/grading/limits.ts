import type { Strictness } from './verdict'

/**
 * How far a stroke may be off, lengths in spreads of the model's ink (about a third of its width).
 * The figures for normal strictness lie where one stroke in some 500 right ones of several people
 * does (docs/decisions, the record on handwriting).
 */
export interface GradingLimits {
  /** Of a stroke's middle. */
  shift: number
  /** The same for a dot, which hands place more freely. */
  shiftOfDot: number
  /** Of its course, for a dot. */
  bend: number
  /** The same for every spread of length. */
  bendPerLength: number
  /** Natural logarithm of the ratio of the lengths, `minimumWidth` added to both. */
  lengthRatio: number
  /** Degrees between the lines from end to end, of a very long stroke. */
  tilt: number
  /** The same for a stroke of one spread; shorter ones may tilt more, longer ones less. */
  tiltOfShort: number
}

/** Added to lengths before they are compared, so that a dot is not failed for noise. */
export const minimumWidth = 0.35

/** Shorter than this a stroke has no direction that could be wrong. */
export const leastDirected = 0.12

/** Shorter strokes are dots where their place is concerned. */
export const longestDot = 0.8

/** Strokes are not taken to be shorter than this when the tilt they may have is determined. */
export const leastTilted = 0.7

const normal: GradingLimits = {
  shift: 0.55,
  shiftOfDot: 0.75,
  bend: 0.3,
  bendPerLength: 0.075,
  lengthRatio: 0.85,
  tilt: 25,
  tiltOfShort: 40,
}

function scale(limits: GradingLimits, by: number): GradingLimits {
  return {
    shift: limits.shift * by,
    shiftOfDot: limits.shiftOfDot * by,
    bend: limits.bend * by,
    bendPerLength: limits.bendPerLength * by,
    lengthRatio: limits.lengthRatio * by,
    tilt: limits.tilt * by,
    tiltOfShort: limits.tiltOfShort * by,
  }
}

const byStrictness: Readonly<Record<Strictness, GradingLimits>> = {
  lenient: scale(normal, 1.4),
  normal,
  strict: scale(normal, 0.7),
}

/** The fewer strokes there are, the less they hold each other in place, and the freer hands are. */
export function getGradingLimits(strictness: Strictness, modelStrokes: number): GradingLimits {
  const limits = byStrictness[strictness]
  if (modelStrokes > 4) return limits
  const by = modelStrokes > 2 ? 1.25 : 1.4
  return { ...scale(limits, by), tilt: limits.tilt }
}
