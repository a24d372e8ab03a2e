import type { StrokeMeasures } from './measure-stroke'

/** How far off a stroke is in its worst respect, as a share of what is allowed. */
export function toExcess(measures: StrokeMeasures): number {
  const { place, end, form, tilt, bow, wave, tooLong, tooShort } = measures
  return Math.max(place, end, form, tilt, bow, wave, tooLong, tooShort)
}
