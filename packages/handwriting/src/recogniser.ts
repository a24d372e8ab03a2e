import { type Affine, identity, transform } from './geometry/affine'
import { countStrokes, type Drawing, type Stroke, toDrawing } from './geometry/drawing'
import { normalise } from './geometry/normalise'
import { smooth } from './geometry/smooth'
import { matchFreely } from './matching/match-freely'
import { matchInOrder } from './matching/match-in-order'
import { type PointCloud, toPointCloud } from './matching/point-cloud'
import { measurePointDistance, type PointDistance } from './matching/point-distance'
import { type StrokeRuns, toStrokeRuns } from './matching/stroke-runs'
import { gridFeatures, toDirectionGrid } from './pruning/direction-grid'
import { project } from './pruning/project'
import { compareCandidates, toCandidateFeatures } from './ranking/candidate-features'
import { type LearntWeights, scoreCandidate } from './ranking/ranker'
import { scoreLinear, toSieveFeatures } from './ranking/sieve-features'
import { buildCharacterClasses, type CharacterClass } from './templates/character-class'
import type { TemplateSet } from './templates/template'

/** Candidates that pass each sieve. */
const afterPruning = 200
const afterGlance = 120
const afterCoarse = 52
const afterFine = 32
/** The share of them that passes by the ink alone, whatever the number of strokes says. */
const shareByInk = 0.35
/**
 * Of few strokes the direction grid says little, and the characters are quickly compared: with so
 * many strokes drawn or less, all characters of at most `moreStrokes` more pass the first sieve.
 */
const fewStrokes = 4
const moreStrokes = 2
/** Distances of the points compared, in spreads of the ink. */
const coarseStep = 0.45
const fineStep = 0.24
/** A stroke may join so many of the template's. */
const longestJoin = 5
const longestSplit = 2

export interface Candidate {
  character: string
  /** Higher is better; only differences mean anything. */
  score: number
}

/** A candidate with what is known of it at some stage. */
export interface MeasuredCandidate {
  character: string
  features: Float32Array
}

/** The candidates at every stage: what the weights are learnt from. */
export interface Trace {
  coarse: MeasuredCandidate[]
  fine: MeasuredCandidate[]
  final: MeasuredCandidate[]
}

export interface Recogniser {
  /** Characters that the drawing may be, the likeliest first; none for a drawing without points. */
  recognise(strokes: readonly Stroke[], limit?: number): Candidate[]
  trace(strokes: readonly Stroke[]): Trace
}

interface Model {
  character: string
  characterClass: CharacterClass
  normalised: Drawing
  coarse?: PointCloud
  fine?: PointCloud
  runs?: StrokeRuns
}

interface Sieved extends MeasuredCandidate {
  index: number
  model: Model
  gridDistance: number
  distance: PointDistance
}

function priceInk({ distance, gridDistance }: Sieved): number {
  const { forward, backward, deformation } = distance
  return forward + backward + 0.02 * deformation + 0.0002 * gridDistance
}

/** The best by the learnt weights, and some by the ink alone: joined strokes mislead the weights. */
function keepBest(sieved: Sieved[], learnt: Float32Array, count: number): Sieved[] {
  const byWeights = sieved
    .map((each) => ({ each, score: scoreLinear(learnt, each.features) }))
    .sort((a, b) => b.score - a.score)
    .map(({ each }) => each)
  const kept = new Set(byWeights.slice(0, Math.round(count * (1 - shareByInk))))
  const byInk = sieved
    .map((each) => ({ each, price: priceInk(each) }))
    .sort((a, b) => a.price - b.price)
  for (const { each } of byInk) {
    if (kept.size >= count) break
    kept.add(each)
  }
  return [...kept]
}

export function createRecogniser(set: TemplateSet, weights: LearntWeights): Recogniser {
  const { projection } = set
  const dimensions = projection.outputs
  const classify = buildCharacterClasses()
  const models = set.templates.map(
    ({ character, drawing }): Model => ({
      character,
      characterClass: classify(character),
      normalised: normalise(drawing),
    }),
  )
  const space = new Float32Array(models.length * dimensions)
  models.forEach((model, index) => {
    project(projection, toDirectionGrid(model.normalised), space, index * dimensions)
  })
  const strokeCounts = Uint8Array.from(models, ({ normalised }) => countStrokes(normalised))
  const place = new Float32Array(dimensions)
  const distances = new Float32Array(models.length)

  function prune(query: Drawing): number[] {
    const strokes = countStrokes(query)
    const grid = toDirectionGrid(query)
    if (grid.length !== gridFeatures) return []
    project(projection, grid, place, 0)
    for (let model = 0; model < models.length; model++) {
      let sum = 0
      const from = model * dimensions
      for (let at = 0; at < dimensions; at++) {
        const difference = (place[at] as number) - (space[from + at] as number)
        sum += difference * difference
      }
      distances[model] = sum
    }
    const sorted = Float32Array.from(distances).sort()
    const limit = sorted[Math.min(afterPruning, sorted.length) - 1] ?? 0
    const mostStrokes = strokes <= fewStrokes ? strokes + moreStrokes : 0
    const kept: number[] = []
    for (let model = 0; model < models.length; model++) {
      const isNear = (distances[model] as number) <= limit
      if (isNear || (strokeCounts[model] as number) <= mostStrokes) kept.push(model)
    }
    return kept
  }

  function sieve(
    query: Drawing,
    step: number,
    candidates: readonly { index: number; start: Affine }[],
    cloudOf: (model: Model) => PointCloud,
  ): Sieved[] {
    const cloud = toPointCloud(query, step)
    const drawn = countStrokes(query)
    return candidates.map(({ index, start }) => {
      const model = models[index] as Model
      const gridDistance = distances[index] as number
      const distance = measurePointDistance(cloud, cloudOf(model), start)
      const strokes = { drawn, template: strokeCounts[index] as number }
      const features = toSieveFeatures(distance, gridDistance, strokes, model.characterClass)
      return { index, model, character: model.character, gridDistance, distance, features }
    })
  }

  function matchStrokes(query: Drawing, { model, distance, gridDistance }: Sieved) {
    const strokes = countStrokes(model.normalised)
    model.runs ??= toStrokeRuns(model.normalised, Math.min(longestJoin, strokes))
    const template = model.runs
    const drawn = toStrokeRuns(transform(query, distance.affine), longestSplit)
    const free = matchFreely(drawn, template)
    const inOrder = matchInOrder(drawn, template)
    const matching = inOrder.price <= free.price ? inOrder : free
    const { characterClass, character } = model
    const evidence = { gridDistance, distance, drawn, template, matching, characterClass }
    return { character, features: toCandidateFeatures(evidence) }
  }

  function trace(strokes: readonly Stroke[]): Trace {
    const query = normalise(smooth(toDrawing(strokes)))
    if (countStrokes(query) === 0) return { coarse: [], fine: [], final: [] }
    const pruned = prune(query).map((index) => ({ index, start: identity }))
    const coarseOf = (model: Model) => {
      model.coarse ??= toPointCloud(model.normalised, coarseStep)
      return model.coarse
    }
    // What is far off as it stands is not worth being fitted.
    const glanced = sieve(query, coarseStep, pruned, coarseOf)
      .map(({ index, distance }) => ({
        index,
        start: distance.better,
        ink: distance.forward + distance.backward,
      }))
      .sort((a, b) => a.ink - b.ink)
      .slice(0, afterGlance)
    const coarse = sieve(query, coarseStep, glanced, coarseOf)
    const near = keepBest(coarse, weights.coarse, afterCoarse).map(({ index, distance }) => ({
      index,
      start: distance.better,
    }))
    const fineOf = (model: Model) => {
      model.fine ??= toPointCloud(model.normalised, fineStep)
      return model.fine
    }
    const fine = sieve(query, fineStep, near, fineOf)
    const best = keepBest(fine, weights.fine, afterFine)
    const closer = best.map(({ index, distance }) => ({ index, start: distance.better }))
    const final = sieve(query, fineStep, closer, fineOf).map((each) => matchStrokes(query, each))
    compareCandidates(final.map(({ features }) => features))
    return { coarse, fine, final }
  }

  return {
    trace,
    recognise(strokes, limit = 10) {
      return trace(strokes)
        .final.map(({ character, features }) => ({
          character,
          score: scoreCandidate(weights.ranker, features),
        }))
        .sort((a, b) => b.score - a.score)
        .slice(0, limit)
    },
  }
}
