import { type Affine, identity } from './geometry/affine'
import { measureAspect } from './geometry/aspect'
import { countStrokes, type Drawing, type Stroke, toDrawing } from './geometry/drawing'
import { dropSpecks } from './geometry/drop-specks'
import { normalise } from './geometry/normalise'
import { smooth } from './geometry/smooth'
import { toKanaFeatures } from './kana/kana-features'
import { weighKana } from './kana/kana-network'
import { settleKana } from './kana/settle-kana'
import { createWorkbench } from './kernel/quick-workbench'
import type { Resolution, Workbench } from './kernel/workbench'
import type { DirectedRun } from './matching/bend'
import type { PointDistance } from './matching/point-distance'
import { createPruner, type PrunedTemplate } from './pruning/pruner'
import { compareCandidates, measureCandidate } from './ranking/candidate-features'
import { type LearntWeights, scoreCandidate } from './ranking/ranker'
import { type StretchedStrokes, toRegistrationFeatures } from './ranking/registration'
import { scoreLinear, toSieveFeatures } from './ranking/sieve-features'
import { buildCharacterClasses, type CharacterClass } from './templates/character-class'
import type { TemplateSet } from './templates/template'
import { buildUsePrior } from './templates/use-prior'

/** Candidates that pass each sieve: usually, and of a drawing of few strokes. */
const sieves = { glanced: 64, coarse: 46, fine: 28 }
const sievesOfFew = { glanced: 130, coarse: 95, fine: 50 }
const fewStrokes = 4
/** The share of them that passes by the ink alone, whatever the number of strokes says. */
const shareByInk = 0.35
/** So many of those whose strokes were matched are laid over the drawing. */
const registeredCount = 6
/** Distances of the points compared, in spreads of the ink. */
const steps = { coarse: 0.45, fine: 0.24 }
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
  matched: MeasuredCandidate[]
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
  strokeCount: number
  /** How many times more normalising stretched it in width than in height. */
  aspect: number
}

interface Sieved extends MeasuredCandidate, PrunedTemplate {
  model: Model
  distance: PointDistance
}

interface Matched extends MeasuredCandidate {
  index: number
  runs: DirectedRun[]
  /** By its strokes as they were matched. */
  score: number
}

interface Compared extends Trace {
  matched: Matched[]
  /** How likely each kana is by the drawing as a whole, in logarithms. */
  weighKana(): ReadonlyMap<string, number>
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

/** What a brush leaves that only touches the paper. */
const dot = toDrawing([
  [
    [0, 0],
    [2, 3],
  ],
])

/** A tap and nothing else has no line to compare: it stands for the dot that a brush makes. */
function toInk(strokes: readonly Stroke[]): Drawing {
  const drawing = dropSpecks(toDrawing(strokes))
  const [, end = 0] = drawing.starts
  return countStrokes(drawing) === 1 && end === 1 ? dot : drawing
}

function startCloser({ index, gridDistance, distance }: Sieved) {
  return { index, gridDistance, start: distance.better }
}

export function createRecogniser(
  set: TemplateSet,
  weights: LearntWeights,
  workbench: Workbench = createWorkbench(),
): Recogniser {
  const classify = buildCharacterClasses()
  const weighUse = buildUsePrior(classify)
  const drawings = set.templates.map(({ drawing }) => normalise(drawing))
  const models = set.templates.map(
    ({ character, drawing }, index): Model => ({
      character,
      characterClass: classify(character),
      strokeCount: countStrokes(drawing),
      aspect: measureAspect(drawing, drawings[index] as Drawing),
    }),
  )
  const comparer = workbench.createComparer(drawings, { steps, longestJoin, longestSplit })
  const prune = createPruner(weights.embedding, drawings, workbench)

  function sieve(
    drawn: number,
    resolution: Resolution,
    candidates: readonly (PrunedTemplate & { start: Affine })[],
  ): Sieved[] {
    return candidates.map(({ index, gridDistance, start }) => {
      const model = models[index] as Model
      const distance = comparer.compareInk(index, resolution, start)
      const strokes = { drawn, template: model.strokeCount }
      const features = toSieveFeatures(distance, gridDistance, strokes, model.characterClass)
      return { index, model, character: model.character, gridDistance, distance, features }
    })
  }

  function compareStrokes({ index, model, distance, gridDistance }: Sieved): Matched {
    const { characterClass, character } = model
    const evidence = {
      gridDistance,
      distance,
      drawn: comparer.sampleDrawing(distance.affine),
      template: comparer.sampleTemplate(index),
      characterClass,
    }
    return { character, index, score: 0, ...measureCandidate(evidence, comparer) }
  }

  function register(drawn: StretchedStrokes, { character, index, features, runs }: Matched) {
    const { aspect } = models[index] as Model
    const template = { strokes: comparer.sampleTemplate(index), aspect }
    const laid = toRegistrationFeatures(drawn, { template, runs }, comparer)
    return { character, features: Float32Array.of(...features, ...laid) }
  }

  function compare(strokes: readonly Stroke[]): Compared {
    const smoothed = smooth(toInk(strokes))
    const query = normalise(smoothed)
    const drawn = countStrokes(query)
    if (drawn === 0) {
      return { coarse: [], fine: [], matched: [], final: [], weighKana: () => new Map() }
    }
    const keep = drawn <= fewStrokes ? sievesOfFew : sieves
    comparer.setDrawing(query)
    const pruned = prune(query).map((each) => ({ ...each, start: identity }))
    // Every look starts with the fit that the one before found.
    const glanced = sieve(drawn, 'coarse', pruned)
    const promising = keepBest(glanced, weights.coarse, keep.glanced).map(startCloser)
    const coarse = sieve(drawn, 'coarse', promising)
    const near = keepBest(coarse, weights.coarse, keep.coarse).map(startCloser)
    const fine = sieve(drawn, 'fine', near)
    const best = keepBest(fine, weights.fine, keep.fine).map(startCloser)
    const matched = sieve(drawn, 'fine', best).map(compareStrokes)
    compareCandidates(matched.map(({ features }) => features))
    for (const each of matched) each.score = scoreLinear(weights.matched, each.features)
    matched.sort((a, b) => b.score - a.score)
    const aspect = measureAspect(smoothed, query)
    const original = { strokes: comparer.sampleDrawing(identity), aspect }
    const final = matched.slice(0, registeredCount).map((each) => register(original, each))
    return {
      ...{ coarse, fine, matched, final },
      weighKana: () =>
        weighKana(weights.kana, toKanaFeatures(query, workbench.toDirectionGrid(query), aspect)),
    }
  }

  return {
    trace: compare,
    recognise(strokes, limit = 10) {
      const { matched, final, weighKana } = compare(strokes)
      const first = final
        .map(({ character, features }) => ({
          character,
          score: scoreCandidate(weights.ranker, features) + weighUse(character),
        }))
        .sort((a, b) => b.score - a.score)
      const [nearest, ...others] = matched.slice(final.length - 1)
      const last = first.at(-1)
      if (nearest === undefined || last === undefined) return []
      // Who was not laid over the drawing follows at the distance that it had before.
      const rest = others.map((each) => ({
        character: each.character,
        score: last.score + each.score - nearest.score,
      }))
      return settleKana([...first, ...rest], weighKana)
        .sort((a, b) => b.score - a.score)
        .slice(0, limit)
    },
  }
}
