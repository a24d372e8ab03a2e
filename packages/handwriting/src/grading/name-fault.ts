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
    bias: -0.53,
    weights: {
      place: 0.23,
      anchor: 1.24,
      end: 0.04,
      form: -1.67,
      tilt: -0.54,
      bow: -0.25,
      wave: -0.65,
      tooLong: -0.3,
      tooShort: 1.64,
      ownTilt: -0.19,
      ownTooLong: -2.08,
      ownTooShort: -0.3,
      startOff: 4.77,
      endOff: -1.72,
      grown: 2.19,
      shrunk: -1.26,
    },
  },
  {
    fault: 'slant',
    bias: 2.1,
    weights: {
      place: -0.22,
      anchor: 0.07,
      end: 0.65,
      form: 2.84,
      tilt: 0.31,
      bow: -0.55,
      wave: 0.11,
      tooLong: -0.76,
      tooShort: -1.02,
      ownTilt: 1.58,
      ownTooLong: -1.12,
      ownTooShort: -1.07,
      startOff: 2.23,
      endOff: -2.28,
      grown: -3.33,
      shrunk: 2.98,
    },
  },
  {
    fault: 'short',
    bias: -2.72,
    weights: {
      place: 0.29,
      anchor: -0.54,
      end: 0.57,
      form: 0.1,
      tilt: -0.17,
      bow: -0.44,
      wave: -0.16,
      tooLong: -1.33,
      tooShort: 2.41,
      ownTilt: 0.71,
      ownTooLong: -2.22,
      ownTooShort: 2.45,
      startOff: -2.11,
      endOff: 3.97,
      grown: -2.22,
      shrunk: -1.13,
    },
  },
  {
    fault: 'long',
    bias: -1.18,
    weights: {
      place: -0.26,
      anchor: -0.5,
      end: 0.94,
      form: -1.23,
      tilt: -0.22,
      bow: 0.24,
      wave: -0.88,
      tooLong: 0.48,
      tooShort: -1.55,
      ownTilt: -1.71,
      ownTooLong: 4.5,
      ownTooShort: -1.24,
      startOff: -1.67,
      endOff: 0.5,
      grown: 2.17,
      shrunk: -0.92,
    },
  },
  {
    fault: 'form',
    bias: 2.32,
    weights: {
      place: -0.04,
      anchor: -0.26,
      end: -2.2,
      form: -0.04,
      tilt: 0.62,
      bow: 0.99,
      wave: 1.58,
      tooLong: 1.92,
      tooShort: -1.49,
      ownTilt: -0.38,
      ownTooLong: 0.92,
      ownTooShort: 0.16,
      startOff: -3.22,
      endOff: -0.46,
      grown: 1.19,
      shrunk: 0.32,
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

/** The same as rows of numbers: faults are named in every reading that is judged. */
function toRows(faults: readonly FaultWeights[]) {
  return faults.map(({ fault, bias, weights }) => ({
    fault,
    bias,
    row: names.map((name) => weights[name]),
  }))
}

const rowsOfFew = toRows(ofFew)
const rowsOfMany = toRows(ofMany)

export function nameFault(measures: StrokeMeasures, ends: EndOffsets): Told {
  const evidence = toEvidence(measures, ends)
  const found = names.map((name) => evidence[name])
  let likeliest: { fault: Fault; score: number } | undefined
  for (const { fault, bias, row } of measures.own === undefined ? rowsOfMany : rowsOfFew) {
    let score = bias
    for (let at = 0; at < row.length; at++) score += (row[at] as number) * (found[at] as number)
    if (likeliest === undefined || score > likeliest.score) likeliest = { fault, score }
  }
  return told[likeliest?.fault ?? 'form']
}
