import type { StrokeMeasures } from './measure-stroke'

/** How far off a stroke is in its worst respect, as a share of what is allowed. */
export function toExcess(measures: StrokeMeasures): number {
  const { place, end, form, tilt, bow, wave, tooLong, tooShort } = measures
  return Math.max(place, end, form, tilt, bow, wave, tooLong, tooShort)
}

/** Where slant, length or bends are nearly as much off, they are what to tell. */
const clearlyMore = 1.25
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
  const { place, anchor, end, tilt, bow, wave, tooLong, tooShort } = measures
  const worst = Math.max(tilt, bow, wave, tooLong, tooShort)
  const isElsewhere = anchor > leastOff && place > clearlyMore * Math.max(worst, end)
  if (anchor > worst || isElsewhere) {
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
