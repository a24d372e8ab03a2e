import type { BesideOthers } from './beside-others'
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

/** Stands beside the measurements of `toEvidence` where the strokes are few. */
function toEvidenceOfFew(beside: BesideOthers) {
  const within = (number: number) => Math.min(2, Math.max(-2, number))
  const log = (share: number) => Math.log(share + leastShare)
  return {
    besideGrowth: within(beside.growth),
    besideStart: log(beside.start),
    besideEnd: log(beside.end),
    besideMiddle: log(beside.middle),
    besideLine: log(beside.line),
    besideAlong: within(beside.along),
    besideLength: beside.length,
  }
}

type EvidenceOfFew = Evidence & ReturnType<typeof toEvidenceOfFew>

const faults = ['place', 'slant', 'short', 'long', 'form'] as const satisfies readonly Fault[]

/** What a measurement says for each of the faults, in their order; `bias` is what is said before. */
type Weights<Measured> = Readonly<
  Record<keyof Measured | 'bias', readonly [number, number, number, number, number]>
>

/** In characters of up to three strokes. */
const ofFew: Weights<EvidenceOfFew> = {
  bias: [0.67, 1.03, -0.55, -3.22, 2.07],
  place: [0.13, -0.46, 0.29, -0.2, 0.24],
  anchor: [0.81, -0.1, -0.62, 0.22, -0.3],
  end: [0.8, 0.33, 0.16, -0.17, -1.13],
  form: [-0.9, 1.7, -0.01, -0.78, -0.01],
  tilt: [-0.35, 0.43, -0.26, -0.14, 0.31],
  bow: [-0.42, -0.44, -0.49, 0.04, 1.32],
  wave: [-0.96, 0, 0.07, -0.77, 1.67],
  tooLong: [-0.04, -1.3, -1.07, 0.54, 1.85],
  tooShort: [0.88, -1.56, 2.03, -0.68, -0.67],
  ownTilt: [-0.37, 1.45, 0.33, -0.74, -0.66],
  ownTooLong: [0.23, -1.5, -0.97, 1.13, 1.1],
  ownTooShort: [0.17, -1.65, 1.75, 0.41, -0.69],
  startOff: [1.46, 1.99, -2.43, 1.22, -2.24],
  endOff: [-1.49, -1.26, 2.55, 0.4, -0.2],
  grown: [1.47, -1.46, -2.51, 2.45, 0.06],
  shrunk: [-0.54, 0.97, -1.56, 0.81, 0.31],
  besideGrowth: [-0.65, 0.27, -1.02, 0.95, 0.45],
  besideStart: [2.32, 1.18, -1.06, -1.71, -0.73],
  besideEnd: [-0.95, -0.23, 0.73, 1.24, -0.8],
  besideMiddle: [0.77, -1.55, 1.31, -0.11, -0.42],
  besideLine: [-1.09, 1.35, 0.25, 0.57, -1.07],
  besideAlong: [0.74, -0.73, -0.29, 0.94, -0.66],
  besideLength: [0.15, 0.24, -0.1, 0.35, -0.65],
}

/** Of more. */
const ofMany: Weights<Evidence> = {
  bias: [1.11, -0.37, -2.3, -0.36, 1.92],
  place: [1.41, -0.78, 0.07, 0.29, -0.99],
  anchor: [1.55, 0.23, -0.53, -0.63, -0.62],
  end: [-0.17, 0.22, 0.84, 1.14, -2.02],
  form: [-1.36, 1.58, 0.1, 0.44, -0.75],
  tilt: [-0.08, -0.26, 0.2, -0.19, 0.33],
  bow: [-0.25, -0.43, 0.02, -0.33, 0.98],
  wave: [-0.21, -0.27, -0.01, -0.6, 1.08],
  tooLong: [-1.13, -0.71, -0.47, 1.53, 0.77],
  tooShort: [0.37, -1.61, 2.73, -0.93, -0.56],
  ownTilt: [-0.53, 2.3, -0.08, -0.44, -1.25],
  ownTooLong: [-1.13, -0.71, -0.47, 1.53, 0.77],
  ownTooShort: [0.37, -1.61, 2.73, -0.93, -0.56],
  startOff: [2.73, 1.5, -0.88, -2.4, -0.94],
  endOff: [0.15, -0.62, 1.41, -0.7, -0.24],
  grown: [-1.2, -1.75, -0.69, 4.37, -0.74],
  shrunk: [-4.72, 4.72, 3.51, -2.47, -1.03],
}

function findLikeliest<Measured extends Record<keyof Measured, number>>(
  weights: Weights<Measured>,
  evidence: Measured,
): Fault {
  const scores: number[] = [...weights.bias]
  for (const name of Object.keys(evidence) as (keyof Measured)[]) {
    const found = evidence[name]
    const said = weights[name]
    for (let at = 0; at < scores.length; at++) {
      scores[at] = (scores[at] as number) + found * (said[at] as number)
    }
  }
  let likeliest = 0
  scores.forEach((score, at) => {
    if (score > (scores[likeliest] as number)) likeliest = at
  })
  return faults[likeliest] ?? 'form'
}

/** `beside` of characters of few strokes. */
export function nameFault(
  measures: StrokeMeasures,
  ends: EndOffsets,
  beside: BesideOthers | undefined,
): Told {
  const evidence = toEvidence(measures, ends)
  if (beside === undefined) return told[findLikeliest(ofMany, evidence)]
  return told[findLikeliest(ofFew, { ...evidence, ...toEvidenceOfFew(beside) })]
}
