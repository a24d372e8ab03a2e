import type { Stroke } from '../geometry/drawing'
import type { KanaWeights } from '../kana/kana-network'
import type { Embedding } from '../pruning/embedding'
import { candidateFeatures } from '../ranking/candidate-features'
import type { LearntWeights, RankerWeights } from '../ranking/ranker'
import { registrationFeatures } from '../ranking/registration'
import { sieveFeatures } from '../ranking/sieve-features'
import { createRecogniser, type MeasuredCandidate } from '../recogniser'
import { findLookAlike } from '../templates/look-alikes'
import type { TemplateSet } from '../templates/template'
import { conditions } from './conditions'
import { reverseThird, swapTwo } from './distort-strokes'
import { learnRanking, type RankingQuestion } from './learn-ranking'
import { createRandom, type Random, shuffle } from './random'

/** A drawing of a known character. */
export interface Sample {
  character: string
  strokes: readonly Stroke[]
}

/** What is learnt from: people's drawings, in groups that weigh the same. */
export interface Course {
  groups: readonly (readonly Sample[])[]
  /** Drawings of every group under every condition; the emphasis below changes it. */
  perCondition: number
  hidden: number
  onProgress: (message: string) => void
}

/**
 * So many times more drawings are learnt from: undistorted ones are asked for most, the mixtures
 * are hardest. Of what hardly changes the picture fewer do.
 */
const emphasis: Readonly<Record<string, number>> = {
  clean: 3,
  missing: 1.5,
  warp: 1.5,
  cursive: 2,
  learner: 2,
  swap2: 0.5,
  shuffle: 0.5,
  small: 0.5,
  sparse: 0.5,
  split: 0.5,
}
/**
 * The samples are written as books say. Of so many, two strokes are exchanged or some drawn from
 * the wrong end, or order and direction would be believed more than the picture.
 */
const shareOfOtherHabits = 0.3
/**
 * There are far fewer kana than kanji to draw, and who draws one draws it whole: it can be typed.
 * Joined or left incomplete, hardly anything of a kana is left, and what is learnt from that takes
 * kanji of few strokes for kana.
 */
const shareOfKana = 0.4
const shareOfRoughKana = 0.1
const roughForKana = new Set(['merge', 'merge3', 'missing', 'cursive', 'learner'])
/**
 * Of a collection of thousands of characters so many times more drawings are learnt from than of
 * one that has fifty: they show more, and weighed alike fifty characters would be learnt by heart.
 */
const timesManyCharacters = 3
const manyCharacters = 1000
/** Clean kana count so many times; eight times, more kanji of an unseen hand become kana. */
const timesCleanKana = 2
const kana = /^[ぁ-ゖァ-ヺー]$/u
/** Wrong candidates of the first sieve that are learnt from: one in so many. */
const coarseThinning = 4
/** The sieves are straight lines, learnt freely; the ranking would learn the writers by heart. */
const sieveCourse = { hidden: 0, decay: 2e-5, seed: 1 }
const matchedCourse = { hidden: 0, rounds: 8, decay: 0.003, seed: 3 }
const rankingCourse = { rounds: 8, decay: 0.003, seed: 3 }

/** The weights before anything was learnt: the ink alone decides. */
function createFirstWeights(embedding: Embedding, kana: KanaWeights): LearntWeights {
  const byInk = new Float32Array(sieveFeatures)
  byInk.set([-1, -1, 0, -0.2, -0.5])
  const ranker: RankerWeights = {
    linear: new Float32Array(candidateFeatures + registrationFeatures),
    input: new Float32Array(0),
    bias: new Float32Array(0),
    output: new Float32Array(0),
  }
  const matched = new Float32Array(candidateFeatures)
  return { embedding, coarse: byInk, fine: byInk, matched, ranker, kana }
}

function toQuestion(candidates: readonly MeasuredCandidate[], character: string): RankingQuestion {
  const target = findLookAlike(character)
  return {
    features: candidates.map(({ features }) => features),
    isRight: candidates.map((each) => findLookAlike(each.character) === target),
  }
}

function changeHabits(strokes: Stroke[], random: Random): Stroke[] {
  if (random() >= shareOfOtherHabits) return strokes
  return random() < 0.5 ? swapTwo(strokes, random) : reverseThird(strokes, random)
}

interface Questions {
  coarse: RankingQuestion[]
  fine: RankingQuestion[]
  matched: RankingQuestion[]
  final: RankingQuestion[]
}

function ask(
  templates: TemplateSet,
  weights: LearntWeights,
  { groups, onProgress }: Course,
  perCondition: number,
  seed: number,
  withCoarse: boolean,
): Questions {
  const recogniser = createRecogniser(templates, weights)
  const random = createRandom(seed)
  const questions: Questions = { coarse: [], fine: [], matched: [], final: [] }
  for (const [name, distort] of Object.entries(conditions)) {
    for (const group of groups) {
      const isKana = group.some(({ character }) => kana.test(character))
      const ofKana = roughForKana.has(name) ? shareOfRoughKana : shareOfKana
      const ofMany = group.length >= manyCharacters ? timesManyCharacters : 1
      const share = (emphasis[name] ?? 1) * (isKana ? ofKana : ofMany)
      const count = Math.ceil(perCondition * share)
      for (const { character, strokes } of shuffle(group, random).slice(0, count)) {
        const trace = recogniser.trace(changeHabits(distort(strokes, random), random))
        if (withCoarse) {
          const target = findLookAlike(character)
          const thinned = trace.coarse.filter(
            (each, index) =>
              index % coarseThinning === 0 || findLookAlike(each.character) === target,
          )
          questions.coarse.push(toQuestion(thinned, character))
        }
        questions.fine.push(toQuestion(trace.fine, character))
        const matched = toQuestion(trace.matched, character)
        const final = toQuestion(trace.final, character)
        const times = name === 'clean' && kana.test(character) ? timesCleanKana : 1
        for (let time = 0; time < times; time++) {
          questions.matched.push(matched)
          questions.final.push(final)
        }
      }
    }
    onProgress(name)
  }
  return questions
}

/**
 * Learns the sieves from a quarter of the drawings, then the ranking from all of them as they come
 * through those sieves. The same samples give the same weights.
 */
export function learnWeights(
  templates: TemplateSet,
  { embedding, kana }: Pick<LearntWeights, 'embedding' | 'kana'>,
  course: Course,
): LearntWeights {
  const ignorant = createFirstWeights(embedding, kana)
  const few = Math.ceil(course.perCondition / 4)
  const first = ask(templates, ignorant, course, few, 11, true)
  const weights: LearntWeights = {
    ...ignorant,
    coarse: learnRanking(first.coarse, { ...sieveCourse, rounds: 8 }).linear,
    fine: learnRanking(first.fine, { ...sieveCourse, rounds: 15 }).linear,
    matched: learnRanking(first.matched, matchedCourse).linear,
  }
  const all = ask(templates, weights, course, course.perCondition, 21, false)
  return {
    embedding,
    coarse: weights.coarse,
    fine: learnRanking(all.fine, { ...sieveCourse, rounds: 6 }).linear,
    matched: learnRanking(all.matched, matchedCourse).linear,
    ranker: learnRanking(all.final, { ...rankingCourse, hidden: course.hidden }),
    kana,
  }
}
