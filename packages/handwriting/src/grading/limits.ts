import type { Strictness } from './verdict'

/*
 * How far a stroke may be off before it is wrong, at normal strictness; all that is measured is a
 * share of these. Long strokes are kept better than short ones, so most go by the length of the
 * model's stroke in spreads of its ink (a spread is about a third of the character's width). They
 * were found together, as those that miss the fewest planted mistakes for the right drawings they
 * fail, each hand weighing the same (docs/decisions, the record on handwriting).
 */

const lengths = [0.35, 0.8, 1.6, 3, 5] as const
type AtLengths = readonly [number, number, number, number, number]

/**
 * Limits found on some hands fail more right drawings of another one, and a right drawing failed is
 * worse than a mistake passed: so these got more room than the hands that they were found on need.
 */
const roomForOthers = 1.1

/** The line through the values at those lengths, with room; beyond them it stays level. */
function byLength(values: AtLengths): (length: number) => number {
  return (length) => {
    let before = 0
    while (before < lengths.length - 2 && length > (lengths[before + 1] as number)) before++
    const from = lengths[before] as number
    const to = lengths[before + 1] as number
    const share = Math.min(1, Math.max(0, (length - from) / (to - from)))
    const found = (1 - share) * (values[before] as number) + share * (values[before + 1] as number)
    return roomForOthers * found
  }
}

/** Of its place as a whole, in standard deviations of what the other strokes leave open. */
export const mostPlace = 3.2

/** Of so many strokes the place is measured otherwise, and bends are freer. */
export const fewStrokes = 3

/** Of the start, middle or end that is nearest to its place, in standard deviations. */
export const mostAnchor = 3

/** The same of the end. */
export const mostEnd = byLength([5, 5.3, 3.9, 3.8, 3.4])

/** Of start, middle and end together once it is moved to its place. */
export const mostForm = byLength([6.2, 5.4, 3.65, 3.33, 3])

/** Degrees between the lines from end to end: short strokes tilt freely. */
export const mostTilt = byLength([78, 53, 40, 35, 36])

/** Added to lengths before they are compared, so that a dot is not failed for noise. */
export const minimumWidth = 0.35

/** Natural logarithm of the ratio of the lengths. */
export const mostTooLong = byLength([0.86, 0.79, 0.72, 0.6, 0.45])
export const mostTooShort = byLength([1.15, 1.12, 0.96, 0.66, 0.47])

/** How far the middle may be off the line between the ends, against the model's. */
export const mostBow = byLength([0.29, 0.5, 0.87, 1.12, 1.53])

/** Mean distance of the courses where starts, middles and ends agree. */
export const mostWave = byLength([0.07, 0.1, 0.18, 0.34, 0.95])

/*
 * What no right hand does, however free: for these the limits lie above all right drawings of four
 * hands, neat and rough, instead of being found with the others.
 */

/** Area to one side of the line from end to end, as a share of the square of the length. */
export const mostBulge = byLength([0.25, 0.145, 0.115, 0.1, 0.085])
/** The same where the model's stroke is not straight. */
export const mostBulgeOfBent = byLength([1, 0.35, 0.27, 0.16, 0.11])

/** Radians turned to and fro but for the first and last eighth, and in all. */
export const mostInnerTurns = 1.2
export const mostTurns = 1.65
/** The same where the model's stroke is not straight, and in all in characters of few strokes. */
export const mostInnerTurnsOfBent = 1.65
export const mostTurnsOfBent = 1.85
export const mostTurnsOfFew = 2.3

/** What is allowed, as a share of what is at normal strictness. */
export const tolerances: Readonly<Record<Strictness, number>> = {
  lenient: 1.4,
  normal: 1,
  strict: 0.7,
}
