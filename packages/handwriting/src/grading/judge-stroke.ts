import type { StrokeMeasures } from './measure-stroke'

/** How far off a stroke is in its worst respect, as a share of what is allowed. */
export function toExcess(measures: StrokeMeasures): number {
  const { place, end, form, tilt, bow, wave, tooLong, tooShort } = measures
  return Math.max(place, end, form, tilt, bow, wave, tooLong, tooShort)
}

/**
 * What is wrong with a stroke that does not go with the others. One too short or too long but begun
 * in its place is not a displaced one, and one turned about its middle is not either.
 */
export function nameFault(measures: StrokeMeasures): {
  kind: 'shape' | 'position'
  reason: string
} {
  const { anchor, tilt, bow, wave, tooLong, tooShort } = measures
  const worst = Math.max(tilt, bow, wave, tooLong, tooShort)
  if (anchor > worst) {
    const reason = 'It is in the wrong place: look where it begins and ends.'
    return { kind: 'position', reason }
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
