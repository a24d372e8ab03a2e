import { type Affine, identity, transform } from './geometry/affine'
import { countStrokes, type Drawing, type Stroke, toDrawing } from './geometry/drawing'
import { normalise } from './geometry/normalise'
import { smooth } from './geometry/smooth'
import { matchStrokes } from './matching/match-strokes'
import { type PointCloud, toPointCloud } from './matching/point-cloud'
import { measurePointDistance, type PointDistance } from './matching/point-distance'
import { type StrokeRuns, toStrokeRuns } from './matching/stroke-runs'
import { createPruner, type PrunedTemplate } from './pruning/pruner'
import { compareCandidates, toCandidateFeatures } from './ranking/candidate-features'
import { type LearntWeights, scoreCandidate } from './ranking/ranker'
import { scoreLinear, toSieveFeatures } from './ranking/sieve-features'
import { buildCharacterClasses, type CharacterClass } from './templates/character-class'
import type { TemplateSet } from './templates/template'

/** Candidates that pass each sieve: usually, and of a drawing of few strokes. */
const sieves = { coarse: 60, fine: 36 }
const sievesOfFew = { coarse: 120, fine: 70 }
const fewStrokes = 4
/** The share of them that passes by the ink alone, whatever the number of strokes says. */
const shareByInk = 0.35
/** Distances of the points compared, in spreads of the ink. */
const coarseStep = 0.45
const fineStep = 0.24
/**
 * The forms of so many templates are kept for the next query, which often asks for the same ones:
 * those of all would take 100 MB.
 */
const keptForms = 800
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
}

/** A template in the forms it is compared in. */
interface Forms {
  coarse?: PointCloud
  fine?: PointCloud
  runs?: StrokeRuns
}

interface Sieved extends MeasuredCandidate, PrunedTemplate {
  model: Model
  distance: PointDistance
}

function priceInk({ distance, gridDistance }: Sieved): number {
  const { forward, backward, deformation } = distance
  return forward + backward + 0.02 * deformation + 0.0006 * gridDistance
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

function startCloser({ index, gridDistance, distance }: Sieved) {
  return { index, gridDistance, start: distance.better }
}

export function createRecogniser(set: TemplateSet, weights: LearntWeights): Recogniser {
  const classify = buildCharacterClasses()
  const models = set.templates.map(
    ({ character, drawing }): Model => ({
      character,
      characterClass: classify(character),
      normalised: normalise(drawing),
    }),
  )
  const strokeCounts = Uint8Array.from(models, ({ normalised }) => countStrokes(normalised))
  const prune = createPruner(
    weights.embedding,
    models.map(({ normalised }) => normalised),
  )

  const forms = new Map<number, Forms>()

  function formsOf(index: number): Forms {
    const known = forms.get(index)
    if (known !== undefined) return known
    const [oldest] = forms.keys()
    if (forms.size >= keptForms && oldest !== undefined) forms.delete(oldest)
    const made: Forms = {}
    forms.set(index, made)
    return made
  }

  function sieve(
    query: Drawing,
    step: number,
    candidates: readonly (PrunedTemplate & { start: Affine })[],
    cloudOf: (index: number, model: Model) => PointCloud,
  ): Sieved[] {
    const cloud = toPointCloud(query, step)
    const drawn = countStrokes(query)
    return candidates.map(({ index, gridDistance, start }) => {
      const model = models[index] as Model
      const distance = measurePointDistance(cloud, cloudOf(index, model), start)
      const strokes = { drawn, template: strokeCounts[index] as number }
      const features = toSieveFeatures(distance, gridDistance, strokes, model.characterClass)
      return { index, model, character: model.character, gridDistance, distance, features }
    })
  }

  function compareStrokes(query: Drawing, { index, model, distance, gridDistance }: Sieved) {
    const strokes = countStrokes(model.normalised)
    const known = formsOf(index)
    known.runs ??= toStrokeRuns(model.normalised, Math.min(longestJoin, strokes))
    const template = known.runs
    const drawn = toStrokeRuns(transform(query, distance.affine), longestSplit)
    const matching = matchStrokes(drawn, template)
    const { characterClass, character } = model
    const evidence = { gridDistance, distance, drawn, template, matching, characterClass }
    return { character, features: toCandidateFeatures(evidence) }
  }

  function trace(strokes: readonly Stroke[]): Trace {
    const query = normalise(smooth(toDrawing(strokes)))
    if (countStrokes(query) === 0) return { coarse: [], fine: [], final: [] }
    const keep = countStrokes(query) <= fewStrokes ? sievesOfFew : sieves
    const coarseOf = (index: number, { normalised }: Model) => {
      const known = formsOf(index)
      known.coarse ??= toPointCloud(normalised, coarseStep)
      return known.coarse
    }
    const fineOf = (index: number, { normalised }: Model) => {
      const known = formsOf(index)
      known.fine ??= toPointCloud(normalised, fineStep)
      return known.fine
    }
    const pruned = prune(query).map((each) => ({ ...each, start: identity }))
    // Every look starts with the fit that the one before found.
    const glanced = sieve(query, coarseStep, pruned, coarseOf)
    const coarse = sieve(query, coarseStep, glanced.map(startCloser), coarseOf)
    const near = keepBest(coarse, weights.coarse, keep.coarse).map(startCloser)
    const fine = sieve(query, fineStep, near, fineOf)
    const best = keepBest(fine, weights.fine, keep.fine).map(startCloser)
    const final = sieve(query, fineStep, best, fineOf).map((each) => compareStrokes(query, each))
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
