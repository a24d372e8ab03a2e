import type { MatchingTools } from '../kernel/workbench'
import { bend, type DirectedRun, measureBent } from '../matching/bend'
import { matchStrokes } from '../matching/match-strokes'
import type { PointDistance } from '../matching/point-distance'
import { dotLength, measureRuns } from '../matching/run-distance'
import { listLoneStrokes, loneDistance, type StrokeMatching } from '../matching/stroke-matching'
import { runNumbers, type StrokeRuns } from '../matching/stroke-runs'
import { type CharacterClass, countCharacterClasses } from '../templates/character-class'
import { comparedNames, type FeatureName, featureNames } from './feature-names'

/** What was measured of one candidate. */
export interface CandidateEvidence {
  /** Squared distance in the pruning space. */
  gridDistance: number
  distance: PointDistance
  drawn: StrokeRuns
  template: StrokeRuns
  characterClass: CharacterClass
}

const placeOf = (name: FeatureName) => featureNames.indexOf(name)
const comparedPlaces = comparedNames.map(placeOf)
const [forwardAt, backwardAt, isExactAt] = [
  placeOf('forward'),
  placeOf('backward'),
  placeOf('isExact'),
]

const measured = featureNames.length
/** Before them, by how much ink is farther off than of the best, and whether only another is exact. */
const compared = 2 + comparedPlaces.length
export const candidateFeatures = measured + compared + countCharacterClasses

/** A stroke this far off, in spreads of the ink, is hardly the one it is taken for. */
const farDistance = 0.4

/**
 * Once bad proportions are taken out, a stroke has to be farther off than before to be none of the
 * template's: what remains is the evidence, and what is left out says little about the rest.
 */
const loneWhenBent = 0.5

/** A factor of ink over its distance: sums count for more the more was drawn, means do not. */
const ofAllInk = 2

/**
 * Evidence as numbers of about the same size, in the order the weights have, and what strokes were
 * matched in the end.
 */
export function measureCandidate(
  evidence: CandidateEvidence,
  { priceAllRuns, fitBending }: MatchingTools,
): { features: Float32Array; runs: DirectedRun[] } {
  const { distance, drawn, template } = evidence
  const matching = matchStrokes(drawn, template, loneDistance, priceAllRuns(drawn, template))
  const drawnCount = drawn.strokeCount
  const templateCount = template.strokeCount
  const total = sumLengths(template) + 0.25 * templateCount
  const form = compareForms(drawn, template, matching)
  const bent = measureBent(drawn, template, form.runs, fitBending)
  const lone = measureLoneStrokes(drawn, template, matching)
  const bentDrawn = bend(drawn, bent.moves)
  const again = matchStrokes(bentDrawn, template, loneWhenBent, priceAllRuns(bentDrawn, template))
  const loneAgain = measureLoneStrokes(bentDrawn, template, again)
  const runs = directRuns(bentDrawn, template, again)
  const bentAgain = measureBent(bentDrawn, template, runs, fitBending)
  const larger = Math.max(drawnCount, templateCount, 1)
  const values: Record<FeatureName, number> = {
    forward: distance.forward * 10,
    backward: distance.backward * 10,
    deformation: Math.sqrt(distance.deformation),
    gridRoot: Math.sqrt(evidence.gridDistance) / 3,
    formPrice: (form.price / total) * 10,
    loneTemplate: (lone.template / total) * 10,
    loneDrawn: (lone.drawn / total) * 10,
    loneTemplateCount: lone.templateCount / 2,
    loneDrawnCount: lone.drawnCount / 2,
    joins: form.joins / 2,
    splits: form.splits / 2,
    reversed: form.reversedShare,
    outOfOrder: form.outOfOrderShare,
    missingStrokes: (Math.max(0, templateCount - drawnCount) / larger) * 4,
    extraStrokes: (Math.max(0, drawnCount - templateCount) / larger) * 4,
    differsInCount: templateCount === drawnCount ? 0 : 1,
    templateStrokes: Math.log(Math.max(1, templateCount)),
    drawnStrokes: Math.log(Math.max(1, drawnCount)),
    worst: form.worst * 2,
    shape: form.shape * 5,
    worstShape: form.worstShape * 2,
    relation: form.relation * 3,
    worstRelation: form.worstRelation,
    lengthRatio: form.lengthRatio * 2,
    worstLengthRatio: form.worstLengthRatio,
    turn: form.turn,
    worstTurn: form.worstTurn,
    isExact: form.isExact ? 1 : 0,
    matchingPrice: (matching.price / total) * 10,
    ends: form.ends * 3,
    secondWorst: form.secondWorst * 2,
    farShare: form.farShare * 3,
    square: form.square * 4,
    forwardNear: distance.forwardNear * 40,
    forwardFar: distance.forwardFar * 5,
    backwardNear: distance.backwardNear * 40,
    backwardFar: distance.backwardFar * 5,
    grid: evidence.gridDistance / 10,
    bentMean: bent.mean * 8,
    bentSquare: bent.square * 6,
    bentWorst: bent.worst * 2,
    bentSecondWorst: bent.secondWorst * 3,
    bending: Math.sqrt(bent.bending) * 3,
    loneTemplateInk: lone.template,
    loneDrawnInk: lone.drawn,
    matchingPriceOfAllInk: matching.price,
    againPrice: (again.price / total) * 10,
    againPriceOfAllInk: again.price,
    loneTemplateCountAgain: loneAgain.templateCount / 2,
    loneDrawnCountAgain: loneAgain.drawnCount / 2,
    bentMeanAgain: bentAgain.mean * 8,
    bentWorstAgain: bentAgain.worst * 2,
    bentSecondWorstAgain: bentAgain.secondWorst * 3,
    displaced: bentAgain.displaced / 3,
    deformed: bentAgain.deformed / 3,
    turned: bentAgain.turned / 3,
    forwardOfAllInk: distance.forward * sumLengths(drawn) * ofAllInk,
    backwardOfAllInk: distance.backward * sumLengths(template) * ofAllInk,
  }
  const features = new Float32Array(candidateFeatures)
  for (let at = 0; at < measured; at++) features[at] = values[featureNames[at] as FeatureName]
  features[measured + compared + evidence.characterClass] = 1
  return { features, runs }
}

/** Adds how each candidate stands to the best of all: what one fits well, another need not. */
export function compareCandidates(candidates: readonly Float32Array[]): void {
  const ink = (each: Float32Array) => (each[forwardAt] as number) + (each[backwardAt] as number)
  const leastInk = Math.min(...candidates.map(ink))
  const hasExact = candidates.some((each) => each[isExactAt] === 1)
  const others = comparedPlaces.map((at) => ({
    at,
    least: Math.min(...candidates.map((each) => each[at] as number)),
  }))
  for (const each of candidates) {
    each[measured] = ink(each) - leastInk
    each[measured + 1] = hasExact && each[isExactAt] === 0 ? 1 : 0
    others.forEach(({ at, least }, index) => {
      each[measured + 2 + index] = (each[at] as number) - least
    })
  }
}

function sumLengths(strokes: StrokeRuns): number {
  let sum = 0
  for (let stroke = 0; stroke < strokes.strokeCount; stroke++)
    sum += strokes.lengths[stroke] as number
  return sum
}

function measureLoneStrokes(drawn: StrokeRuns, template: StrokeRuns, { runs }: StrokeMatching) {
  const left = listLoneStrokes(runs, drawn, template)
  return {
    drawn: sumInk(drawn, left.drawn),
    drawnCount: left.drawn.length,
    template: sumInk(template, left.template),
    templateCount: left.template.length,
  }
}

function sumInk({ lengths }: StrokeRuns, strokes: readonly number[]): number {
  let ink = 0
  for (const stroke of strokes) ink += dotLength + (lengths[stroke] as number)
  return ink
}

function directRuns(drawn: StrokeRuns, template: StrokeRuns, { runs }: StrokeMatching) {
  return runs.map((run): DirectedRun => {
    const p = (run.drawnSize - 1) * drawn.strokeCount + run.drawnFirst
    const q = (run.templateSize - 1) * template.strokeCount + run.templateFirst
    return { ...run, isReversed: measureRuns(drawn, p, template, q).isReversed }
  })
}

/** How the matched strokes differ in form, length, direction and place to each other. */
function compareForms(drawn: StrokeRuns, template: StrokeRuns, { runs, price }: StrokeMatching) {
  const form = {
    price: 0,
    worst: 0,
    secondWorst: 0,
    farShare: 0,
    square: 0,
    shape: 0,
    worstShape: 0,
    relation: 0,
    worstRelation: 0,
    lengthRatio: 0,
    worstLengthRatio: 0,
    turn: 0,
    worstTurn: 0,
    ends: 0,
    joins: 0,
    splits: 0,
    reversedShare: 0,
    outOfOrderShare: 0,
    isExact: false,
    runs: [] as DirectedRun[],
  }
  if (runs.length === 0 || !Number.isFinite(price)) return form
  const ordered = [...runs].sort((a, b) => a.templateFirst - b.templateFirst)
  let beforeX = 0
  let beforeY = 0
  let beforeDrawn = -1
  let reversed = 0
  let outOfOrder = 0
  ordered.forEach((run, index) => {
    const p = (run.drawnSize - 1) * drawn.strokeCount + run.drawnFirst
    const q = (run.templateSize - 1) * template.strokeCount + run.templateFirst
    const { distance, isReversed } = measureRuns(drawn, p, template, q)
    const pair = comparePair(drawn, p, template, q, isReversed)
    form.runs.push({ ...run, isReversed })
    form.price += run.price
    form.secondWorst = Math.max(form.secondWorst, Math.min(form.worst, distance))
    form.worst = Math.max(form.worst, distance)
    form.square += distance * distance
    if (distance > farDistance) form.farShare++
    form.shape += pair.shape
    form.worstShape = Math.max(form.worstShape, pair.shape)
    form.ends += pair.ends
    form.turn += pair.turn
    form.worstTurn = Math.max(form.worstTurn, pair.turn)
    const ratio = Math.abs(
      Math.log(((drawn.lengths[p] as number) + 0.15) / ((template.lengths[q] as number) + 0.15)),
    )
    form.lengthRatio += ratio
    form.worstLengthRatio = Math.max(form.worstLengthRatio, ratio)
    form.joins += run.templateSize - 1
    form.splits += run.drawnSize - 1
    if (isReversed) reversed++
    if (index > 0) {
      const dx = pair.dx - beforeX
      const dy = pair.dy - beforeY
      const relation = Math.sqrt(dx * dx + dy * dy)
      form.relation += relation
      form.worstRelation = Math.max(form.worstRelation, relation)
      if (run.drawnFirst < beforeDrawn) outOfOrder++
    }
    beforeX = pair.dx
    beforeY = pair.dy
    beforeDrawn = run.drawnFirst
  })
  const count = ordered.length
  form.square = Math.sqrt(form.square / count)
  form.farShare /= count
  form.shape /= count
  form.ends /= count
  form.turn /= count
  form.lengthRatio /= count
  form.relation /= Math.max(1, count - 1)
  form.reversedShare = reversed / count
  form.outOfOrderShare = outOfOrder / Math.max(1, count - 1)
  form.isExact =
    count === drawn.strokeCount &&
    count === template.strokeCount &&
    reversed === 0 &&
    outOfOrder === 0
  return form
}

/** Displacement of the centres, difference of form once that is undone, of ends and direction. */
function comparePair(
  drawn: StrokeRuns,
  drawnRun: number,
  template: StrokeRuns,
  templateRun: number,
  isReversed: boolean,
) {
  const a = drawn.samples
  const b = template.samples
  const p = drawnRun * runNumbers
  const q = templateRun * runNumbers
  const at = (k: number) => q + (isReversed ? runNumbers - 2 - k : k)
  let dx = 0
  let dy = 0
  let square = 0
  for (let k = 0; k < runNumbers; k += 2) {
    const ex = (a[p + k] as number) - (b[at(k)] as number)
    const ey = (a[p + k + 1] as number) - (b[at(k) + 1] as number)
    dx += ex
    dy += ey
    square += ex * ex + ey * ey
  }
  const places = runNumbers / 2
  dx /= places
  dy /= places
  const shape = Math.sqrt(Math.max(0, square / places - dx * dx - dy * dy))
  const end = runNumbers - 2
  const startGap = Math.hypot(
    (a[p] as number) - (b[at(0)] as number),
    (a[p + 1] as number) - (b[at(0) + 1] as number),
  )
  const endGap = Math.hypot(
    (a[p + end] as number) - (b[at(end)] as number),
    (a[p + end + 1] as number) - (b[at(end) + 1] as number),
  )
  const ax = (a[p + end] as number) - (a[p] as number)
  const ay = (a[p + end + 1] as number) - (a[p + 1] as number)
  const bx = (b[at(end)] as number) - (b[at(0)] as number)
  const by = (b[at(end) + 1] as number) - (b[at(0) + 1] as number)
  // 1 − cosine of the angle between the lines from end to end; less for strokes that are dots.
  const norm = Math.hypot(ax, ay) * Math.hypot(bx, by)
  const turn = norm < 0.01 ? 0 : ((1 - (ax * bx + ay * by) / norm) * norm) / (norm + 0.1)
  return { dx, dy, shape, turn, ends: Math.max(startGap, endGap) }
}
