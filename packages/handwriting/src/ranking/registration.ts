import type { MatchingTools } from '../kernel/workbench'
import { bend, type DirectedRun, measureBent } from '../matching/bend'
import { listLoneStrokes } from '../matching/stroke-matching'
import { placesPerStroke, runNumbers, type StrokeRuns } from '../matching/stroke-runs'
import { collectInk, findNearest, type StrokeInk } from './stroke-ink'

/** Normalised strokes, and how many times more normalising stretched them in width than in height. */
export interface StretchedStrokes {
  strokes: StrokeRuns
  aspect: number
}

/** A candidate whose strokes are matched: by these runs they are registered over the drawn ones. */
export interface MatchedStrokes {
  template: StretchedStrokes
  runs: readonly DirectedRun[]
}

/**
 * Spreads at which a run begins to be unlikely by its middle, its form and its line, and what a
 * drawn stroke costs that is in no run: believed twice, strictly and leniently.
 */
const strict = { place: 0.12, form: 0.1, line: 0.25, lone: 6 }
const lenient = { place: 0.2, form: 0.15, line: 0.4, lone: 9 }
/** Where middles, forms and lines are half as far off as matters; lines of three kinds of hands. */
const halfOff = {
  placeStrict: 0.06,
  place: 0.12,
  form: 0.2,
  lineStrict: 0.12,
  line: 0.25,
  lineLenient: 0.5,
}
/** Ink this far (squared) from any on the other side is half missed: strictly, usually, leniently. */
const halfMissed = { strict: 0.02, usual: 0.04, lenient: 0.06 }
/** The same of a whole stroke that is left over. */
const halfAbsent = { strict: 0.1 ** 2, usual: 0.25 ** 2 }
/** What rises or falls more than this is no horizontal. */
const steepest = 0.7
/** All horizontals together turned by so much (radians) begin to be unlikely. */
const usualSlant = 0.1
/** Ink that a dot stands for. */
const dotInk = 0.2

export const registrationFeatures = 22

/** `square` against the square of what is usual: 0 for none, 1 for however much. */
const saturate = (square: number, usual: number) => square / (square + usual)

/**
 * Lays the template's strokes over the drawing, bent as closely as they go, and says what is left.
 * All candidates are measured on the same ink here, each against a likelihood that has its limits:
 * however far one stroke is off, it says no more than that it is none of the template's. Ink that
 * has no counterpart counts by how much its absence shows: what was joined is there, only not as a
 * stroke.
 */
export function toRegistrationFeatures(
  drawing: StretchedStrokes,
  { template: model, runs }: MatchedStrokes,
  { fitBending }: Pick<MatchingTools, 'fitBending'>,
): number[] {
  const drawn = drawing.strokes
  const template = model.strokes
  const { moves } = measureBent(template, drawn, runs.map(swapSides), fitBending)
  const registered = bend(shortenRuns(template, runs), moves)
  const sums = sumRuns(drawn, registered, runs)
  const inkOfDrawn = collectInk(drawn)
  const inkOfRegistered = collectInk(registered)
  findNearest(inkOfDrawn, inkOfRegistered)
  const lone = listLoneStrokes(runs, drawn, registered)
  const ofDrawn = missStrokes(drawn, inkOfDrawn, lone.drawn)
  const ofRegistered = missStrokes(registered, inkOfRegistered, lone.template)
  return [
    (sums.strict + strict.lone * ofDrawn.loneCount) / 3,
    (sums.lenient + lenient.lone * ofDrawn.loneCount) / 3,
    sums.placeStrict,
    sums.place,
    sums.form,
    sums.lineStrict,
    sums.line,
    sums.lineLenient,
    ofRegistered.absentStrict / 2,
    ofRegistered.absent / 2,
    ofRegistered.missedStrict * 5,
    ofRegistered.missedLenient * 10,
    ofDrawn.lone * 2,
    ofRegistered.lone * 2,
    ofDrawn.worstLone * 2,
    ofRegistered.worstLone * 2,
    ofDrawn.loneLength,
    ofRegistered.loneLength,
    ofDrawn.secondWorst * 4,
    ofRegistered.worst * 4,
    ofRegistered.secondWorst * 4,
    measureSlant(drawing, model, runs),
  ]
}

function swapSides(run: DirectedRun): DirectedRun {
  return {
    drawnFirst: run.templateFirst,
    drawnSize: run.templateSize,
    templateFirst: run.drawnFirst,
    templateSize: run.drawnSize,
    price: run.price,
    isReversed: run.isReversed,
  }
}

/** The strokes and their runs up to the longest that is matched. */
function shortenRuns(strokes: StrokeRuns, runs: readonly DirectedRun[]): StrokeRuns {
  const longestRun = Math.max(1, ...runs.map(({ templateSize }) => templateSize))
  const samples = strokes.samples.subarray(0, longestRun * strokes.strokeCount * runNumbers)
  return { ...strokes, longestRun, samples }
}

/** How unlikely the runs are by their middles, forms and lines, in logarithms and with limits. */
function sumRuns(drawn: StrokeRuns, registered: StrokeRuns, runs: readonly DirectedRun[]) {
  const sums = {
    strict: 0,
    lenient: 0,
    placeStrict: 0,
    place: 0,
    form: 0,
    lineStrict: 0,
    line: 0,
    lineLenient: 0,
  }
  for (const run of runs) {
    const { place, form, line } = compareRun(drawn, registered, run)
    sums.strict += doubt(strict, place, form, line)
    sums.lenient += doubt(lenient, place, form, line)
    sums.placeStrict += saturate(place, halfOff.placeStrict ** 2)
    sums.place += saturate(place, halfOff.place ** 2)
    sums.form += saturate(form, halfOff.form ** 2)
    sums.lineStrict += saturate(line, halfOff.lineStrict ** 2)
    sums.line += saturate(line, halfOff.line ** 2)
    sums.lineLenient += saturate(line, halfOff.lineLenient ** 2)
  }
  return sums
}

/** How unlikely a run is with its middle, form and line so far off (squares). */
function doubt(usual: typeof strict, place: number, form: number, line: number): number {
  return (
    Math.log1p(place / usual.place ** 2) +
    Math.log1p(form / usual.form ** 2) +
    Math.log1p(line / usual.line ** 2)
  )
}

/** Squares: of what the middles are apart, the forms about them, and the lines from end to end. */
function compareRun(drawn: StrokeRuns, registered: StrokeRuns, run: DirectedRun) {
  const p = ((run.drawnSize - 1) * drawn.strokeCount + run.drawnFirst) * runNumbers
  const q = ((run.templateSize - 1) * registered.strokeCount + run.templateFirst) * runNumbers
  let sumX = 0
  let sumY = 0
  let square = 0
  let lineX = 0
  let lineY = 0
  for (let place = 0; place < placesPerStroke; place++) {
    const own = p + 2 * place
    const other = q + 2 * (run.isReversed ? placesPerStroke - 1 - place : place)
    const x = (drawn.samples[own] as number) - (registered.samples[other] as number)
    const y = (drawn.samples[own + 1] as number) - (registered.samples[other + 1] as number)
    sumX += x
    sumY += y
    square += x * x + y * y
    if (place === 0) {
      lineX = -x
      lineY = -y
    } else if (place === placesPerStroke - 1) {
      lineX += x
      lineY += y
    }
  }
  const middle = (sumX * sumX + sumY * sumY) / placesPerStroke ** 2
  return {
    place: middle,
    form: Math.max(0, square / placesPerStroke - middle),
    line: lineX * lineX + lineY * lineY,
  }
}

/**
 * How unlikely it is that the horizontals are turned as they are, all together: the fit takes the
 * slant out, and yet three level strokes are no ミ. The less of a character they are, the less it
 * says.
 */
function measureSlant(
  drawn: StretchedStrokes,
  template: StretchedStrokes,
  runs: readonly DirectedRun[],
): number {
  let count = 0
  let sum = 0
  for (const run of runs) {
    if (run.drawnSize > 1 || run.templateSize > 1) continue
    const should = getLine(template, run.templateFirst)
    if (Math.abs(should.y) > steepest * Math.abs(should.x)) continue
    const is = getLine(drawn, run.drawnFirst)
    const sense = run.isReversed ? -1 : 1
    const turn = Math.atan2(
      sense * (should.x * is.y - should.y * is.x),
      sense * (should.x * is.x + should.y * is.y),
    )
    const weight = Math.min(1, Math.hypot(should.x, should.y))
    count += weight
    sum += weight * turn
  }
  const mean = sum / Math.max(count, 0.3)
  return (count * count * Math.log1p((mean / usualSlant) ** 2)) / template.strokes.strokeCount
}

/** From a stroke's start to its end, in the proportions that it had. */
function getLine({ strokes: { samples }, aspect }: StretchedStrokes, stroke: number) {
  const first = stroke * runNumbers
  const last = first + runNumbers - 2
  return {
    x: ((samples[last] as number) - (samples[first] as number)) / aspect,
    y: (samples[last + 1] as number) - (samples[first + 1] as number),
  }
}

/** How much of the strokes is missed on the other side, above all of those that are left over. */
function missStrokes(
  { strokeCount, lengths }: StrokeRuns,
  ink: StrokeInk,
  lone: readonly number[],
) {
  const missed = {
    loneCount: lone.length,
    loneLength: 0,
    lone: 0,
    worstLone: 0,
    worst: 0,
    secondWorst: 0,
    missedStrict: 0,
    missedLenient: 0,
    absentStrict: 0,
    absent: 0,
  }
  let allInk = 0
  for (let stroke = 0; stroke < strokeCount; stroke++) {
    const length = lengths[stroke] as number
    let usually = 0
    let strictly = 0
    let leniently = 0
    let square = 0
    for (let at = stroke * placesPerStroke; at < (stroke + 1) * placesPerStroke; at++) {
      const nearest = ink.nearest[at] as number
      usually += saturate(nearest, halfMissed.usual) / placesPerStroke
      strictly += saturate(nearest, halfMissed.strict) / placesPerStroke
      leniently += saturate(nearest, halfMissed.lenient) / placesPerStroke
      square += nearest / placesPerStroke
    }
    allInk += length
    missed.missedStrict += strictly * length
    missed.missedLenient += leniently * length
    const share = (usually * length) / (length + dotInk)
    missed.secondWorst = Math.max(missed.secondWorst, Math.min(missed.worst, share))
    missed.worst = Math.max(missed.worst, share)
    if (!lone.includes(stroke)) continue
    missed.loneLength += length
    missed.lone += usually * (length + dotInk)
    missed.worstLone = Math.max(missed.worstLone, usually * (length + dotInk))
    missed.absentStrict += saturate(square, halfAbsent.strict)
    missed.absent += saturate(square, halfAbsent.usual)
  }
  missed.missedStrict /= allInk + dotInk
  missed.missedLenient /= allInk + dotInk
  return missed
}
