import type { EndOffsets, StrokeMeasures } from './measure-stroke'
import type { Mistake } from './verdict'

/**
 * What is wrong with a stroke that does not go with the others. All that is measured of it says
 * something: one too long has its middle elsewhere, one moved seems turned where its neighbours are
 * few. So the likeliest of these is told, by a softmax over the measurements that was learnt from
 * strokes that had been moved, turned, cut, lengthened or bent and were found.
 */
type Fault = 'place' | 'slant' | 'short' | 'long' | 'form'

interface Told {
  kind: Extract<Mistake, 'shape' | 'position'>
  reason: string
}

const told: Readonly<Record<Fault, Told>> = {
  place: {
    kind: 'position',
    reason: 'It is in the wrong place: look where it begins and ends.',
  },
  slant: { kind: 'shape', reason: 'It slants another way than the model.' },
  short: { kind: 'shape', reason: 'It is too short: it should reach further.' },
  long: { kind: 'shape', reason: 'It is too long: it should stop earlier.' },
  form: { kind: 'shape', reason: 'Its form is another: follow the bends of the model.' },
}

/** Added to shares of what is allowed before their logarithm is taken. */
const leastShare = 0.1

function toEvidence(measures: StrokeMeasures, ends: EndOffsets) {
  const { tooLong, tooShort, own = measures } = measures
  const log = (share: number) => Math.log(share + leastShare)
  return {
    place: log(measures.place),
    anchor: log(measures.anchor),
    end: log(measures.end),
    form: log(measures.form),
    tilt: log(measures.tilt),
    bow: log(measures.bow),
    wave: log(measures.wave),
    tooLong,
    tooShort,
    ownTilt: own.tilt,
    ownTooLong: own.tooLong,
    ownTooShort: own.tooShort,
    startOff: ends.start,
    endOff: ends.finish,
    grown: ends.grown,
    shrunk: ends.shrunk,
  }
}

type Evidence = ReturnType<typeof toEvidence>

interface FaultWeights {
  fault: Fault
  bias: number
  weights: Readonly<Evidence>
}

/** In characters of up to three strokes. */
const ofFew: readonly FaultWeights[] = [
  {
    fault: 'place',
    bias: -0.74,
    weights: {
      place: 0.22,
      anchor: 1.33,
      end: 0.02,
      form: -1.56,
      tilt: -0.57,
      bow: -0.33,
      wave: -0.67,
      tooLong: -0.3,
      tooShort: 1.71,
      ownTilt: -0.15,
      ownTooLong: -2.38,
      ownTooShort: -0.44,
      startOff: 4.72,
      endOff: -1.89,
      grown: 2.38,
      shrunk: -1.4,
    },
  },
  {
    fault: 'slant',
    bias: 2.29,
    weights: {
      place: -0.23,
      anchor: 0.05,
      end: 0.74,
      form: 2.92,
      tilt: 0.3,
      bow: -0.61,
      wave: 0.15,
      tooLong: -0.85,
      tooShort: -1.05,
      ownTilt: 1.63,
      ownTooLong: -1.09,
      ownTooShort: -1.12,
      startOff: 2.51,
      endOff: -2.47,
      grown: -3.6,
      shrunk: 2.83,
    },
  },
  {
    fault: 'short',
    bias: -2.78,
    weights: {
      place: 0.27,
      anchor: -0.59,
      end: 0.56,
      form: -0.06,
      tilt: -0.17,
      bow: -0.36,
      wave: -0.14,
      tooLong: -1.41,
      tooShort: 2.47,
      ownTilt: 0.76,
      ownTooLong: -2.32,
      ownTooShort: 2.47,
      startOff: -2.22,
      endOff: 4.2,
      grown: -2.33,
      shrunk: -1.17,
    },
  },
  {
    fault: 'long',
    bias: -1.2,
    weights: {
      place: -0.23,
      anchor: -0.52,
      end: 1,
      form: -1.26,
      tilt: -0.25,
      bow: 0.29,
      wave: -0.91,
      tooLong: 0.51,
      tooShort: -1.57,
      ownTilt: -1.71,
      ownTooLong: 4.81,
      ownTooShort: -1.24,
      startOff: -1.54,
      endOff: 0.57,
      grown: 2.21,
      shrunk: -0.67,
    },
  },
  {
    fault: 'form',
    bias: 2.44,
    weights: {
      place: -0.02,
      anchor: -0.27,
      end: -2.31,
      form: -0.04,
      tilt: 0.68,
      bow: 1.01,
      wave: 1.57,
      tooLong: 2.05,
      tooShort: -1.56,
      ownTilt: -0.53,
      ownTooLong: 0.97,
      ownTooShort: 0.34,
      startOff: -3.46,
      endOff: -0.4,
      grown: 1.34,
      shrunk: 0.4,
    },
  },
]
/** Of more. */
const ofMany: readonly FaultWeights[] = [
  {
    fault: 'place',
    bias: 1.11,
    weights: {
      place: 1.41,
      anchor: 1.55,
      end: -0.17,
      form: -1.36,
      tilt: -0.08,
      bow: -0.25,
      wave: -0.21,
      tooLong: -1.13,
      tooShort: 0.37,
      ownTilt: -0.53,
      ownTooLong: -1.13,
      ownTooShort: 0.37,
      startOff: 2.73,
      endOff: 0.15,
      grown: -1.2,
      shrunk: -4.72,
    },
  },
  {
    fault: 'slant',
    bias: -0.37,
    weights: {
      place: -0.78,
      anchor: 0.23,
      end: 0.22,
      form: 1.58,
      tilt: -0.26,
      bow: -0.43,
      wave: -0.27,
      tooLong: -0.71,
      tooShort: -1.61,
      ownTilt: 2.3,
      ownTooLong: -0.71,
      ownTooShort: -1.61,
      startOff: 1.5,
      endOff: -0.62,
      grown: -1.75,
      shrunk: 4.72,
    },
  },
  {
    fault: 'short',
    bias: -2.3,
    weights: {
      place: 0.07,
      anchor: -0.53,
      end: 0.84,
      form: 0.1,
      tilt: 0.2,
      bow: 0.02,
      wave: -0.01,
      tooLong: -0.47,
      tooShort: 2.73,
      ownTilt: -0.08,
      ownTooLong: -0.47,
      ownTooShort: 2.73,
      startOff: -0.88,
      endOff: 1.41,
      grown: -0.69,
      shrunk: 3.51,
    },
  },
  {
    fault: 'long',
    bias: -0.36,
    weights: {
      place: 0.29,
      anchor: -0.63,
      end: 1.14,
      form: 0.44,
      tilt: -0.19,
      bow: -0.33,
      wave: -0.6,
      tooLong: 1.53,
      tooShort: -0.93,
      ownTilt: -0.44,
      ownTooLong: 1.53,
      ownTooShort: -0.93,
      startOff: -2.4,
      endOff: -0.7,
      grown: 4.37,
      shrunk: -2.47,
    },
  },
  {
    fault: 'form',
    bias: 1.92,
    weights: {
      place: -0.99,
      anchor: -0.62,
      end: -2.02,
      form: -0.75,
      tilt: 0.33,
      bow: 0.98,
      wave: 1.08,
      tooLong: 0.77,
      tooShort: -0.56,
      ownTilt: -1.25,
      ownTooLong: 0.77,
      ownTooShort: -0.56,
      startOff: -0.94,
      endOff: -0.24,
      grown: -0.74,
      shrunk: -1.03,
    },
  },
]

const names = Object.keys(ofFew[0]?.weights ?? {}) as (keyof Evidence)[]

export function nameFault(measures: StrokeMeasures, ends: EndOffsets): Told {
  const evidence = toEvidence(measures, ends)
  const faults = measures.own === undefined ? ofMany : ofFew
  const weigh = ({ bias, weights }: FaultWeights) => {
    let sum = bias
    for (const name of names) sum += weights[name] * evidence[name]
    return sum
  }
  const likeliest = faults.reduce((best, each) => (weigh(each) > weigh(best) ? each : best))
  return told[likeliest.fault]
}
