import type { StrokeDifference } from './compare-strokes'
import { type GradingLimits, leastDirected, leastTilted, longestDot, minimumWidth } from './limits'

export interface Judgement {
  fault?: { kind: 'direction' | 'shape' | 'position'; reason: string }
  /** How far off it is in its worst respect, as a share of what is allowed. */
  excess: number
  /** The same in all respects together: half the sum of the squares. */
  misfit: number
}

/** What is wrong with a stroke that is where it belongs in the order. */
export function judgeStroke(difference: StrokeDifference, limits: GradingLimits): Judgement {
  const { bend, shift, drawnLength, modelLength } = difference
  const ratio = Math.log((drawnLength + minimumWidth) / (modelLength + minimumWidth))
  const mostBend = limits.bend + limits.bendPerLength * modelLength
  const mostTilt = limits.tilt + limits.tiltOfShort / Math.max(leastTilted, modelLength)
  const excess = {
    tilt: measureTilt(difference) / mostTilt,
    length: Math.abs(ratio) / limits.lengthRatio,
    bend: bend / mostBend,
    shift: shift / (modelLength < longestDot ? limits.shiftOfDot : limits.shift),
  }
  const worst = Math.max(excess.length, excess.bend, excess.shift, excess.tilt)
  const misfit = (excess.length ** 2 + excess.bend ** 2 + excess.shift ** 2 + excess.tilt ** 2) / 2
  const fail = (kind: 'direction' | 'shape' | 'position', reason: string) => ({
    fault: { kind, reason },
    excess: worst,
    misfit,
  })
  if (isBackwards(difference)) return fail('direction', 'It started at the wrong end.')
  if (worst <= 1) return { excess: worst, misfit }
  if (excess.tilt === worst) return fail('shape', 'It slants another way than the model.')
  if (excess.shift === worst) {
    return fail('position', 'It is in the wrong place: look where it begins and ends.')
  }
  if (excess.bend === worst) {
    return fail('shape', 'Its form is another: follow the bends of the model.')
  }
  return ratio < 0
    ? fail('shape', 'It is too short: it should reach further.')
    : fail('shape', 'It is too long: it should stop earlier.')
}

function isBackwards(difference: StrokeDifference): boolean {
  const { drawnLength, modelLength, straightness, heading, isReversed, reversal } = difference
  if (Math.min(drawnLength, modelLength) < leastDirected) return false
  if (straightness > 0.5) return isReversed && heading < -0.3
  return isReversed && reversal > 0.25
}

/** Degrees between the lines from end to end; those of curled strokes say nothing. */
function measureTilt({ straightness, heading, isReversed }: StrokeDifference): number {
  if (straightness < 0.5) return 0
  const cosine = isReversed ? -heading : heading
  return (Math.acos(Math.min(1, Math.max(-1, cosine))) * 180) / Math.PI
}
