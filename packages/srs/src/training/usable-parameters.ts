import { clipParameters } from 'ts-fsrs'

/** How many weights FSRS-6 has. */
const weightCount = 21
/** Relearning has one step (`schedule.ts`), on which the bounds of two weights depend. */
const relearningSteps = 1
/** Weights are trained as 32-bit numbers, which may miss a bound by their last digit. */
const tolerance = 1e-5

/** Whether parameters are 21 numbers that FSRS-6 takes as they are, none of them out of bounds. */
export function areUsableParameters(parameters: readonly number[]): boolean {
  if (parameters.length !== weightCount || !parameters.every(Number.isFinite)) return false
  const clipped = clipParameters([...parameters], relearningSteps, true)
  return parameters.every(
    (weight, index) => Math.abs(weight - (clipped[index] ?? Number.NaN)) <= tolerance,
  )
}
