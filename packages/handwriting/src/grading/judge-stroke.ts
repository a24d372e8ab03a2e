import type { StrokeMeasures } from './measure-stroke'

/** How far off a stroke is in its worst respect, as a share of what is allowed. */
export function toExcess(measures: StrokeMeasures): number {
  const { place, end, form, tilt, bow, wave, tooLong, tooShort } = measures
  return Math.max(place, end, form, tilt, bow, wave, tooLong, tooShort)
}

/** Where slant, length or bends are nearly as much off, they are what to tell. */
const clearlyMore = 1.25
/** Of few strokes one whose slant and length are off by less is right but for its place. */
const surelyFormed = 0.65
/** And that bends no further than is allowed. */
const mostOfForm = 1
/** A start, middle or end nearer than this to its place is where it belongs. */
const leastOff = 0.5

/**
 * What is wrong with a stroke that does not go with the others. One too short or too long but begun
 * in its place is not a displaced one, and one turned about its middle is not either.
 */
export function nameFault(measures: StrokeMeasures): {
  kind: 'shape' | 'position'
  reason: string
} {
  const { place, anchor, end, bow, wave, own } = measures
  const { tilt, tooLong, tooShort } = own ?? measures
  const worst = Math.max(tilt, bow, wave, tooLong, tooShort)
  const isElsewhere = anchor > leastOff && place > clearlyMore * Math.max(worst, end)
  const isFormed =
    Math.max(tilt, tooLong, tooShort) < surelyFormed && worst < Math.min(place, mostOfForm)
  const isMoved = own === undefined ? anchor > worst || isElsewhere : isFormed
  if (isMoved) {
    const reason = 'It is in the wrong place: look where it begins and ends.'
    return { kind: 'position', reason }
  }
  if (end > clearlyMore * worst) {
    return { kind: 'shape', reason: 'It ends elsewhere: look where the model stops.' }
  }
  switch (worst) {
    case tilt:
      return { kind: 'shape', reason: 'It slants another way than the model.' }
    case tooShort:
      return { kind: 'shape', reason: 'It is too short: it should reach further.' }
    case tooLong:
      return { kind: 'shape', reason: 'It is too long: it should stop earlier.' }
    default:
      return { kind: 'shape', reason: 'Its form is another: follow the bends of the model.' }
  }
}
