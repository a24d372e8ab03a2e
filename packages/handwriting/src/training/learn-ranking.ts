import { type RankerWeights, scoreCandidate } from '../ranking/ranker'
import { Adam } from './adam'
import { createRandom, type Random, shuffle } from './random'

/** The candidates of one drawing, and which of them are right. */
export interface RankingQuestion {
  features: readonly Float32Array[]
  isRight: readonly boolean[]
}

export interface RankingCourse {
  /** Units of the hidden layer; 0 makes the ranking linear. */
  hidden: number
  rounds: number
  /** Pull of every weight towards 0, which keeps from believing what few drawings say. */
  decay: number
  seed: number
}

const batch = 32
const firstRate = 0.02
const lastRate = 0.0005

/**
 * Learns to put right candidates first: the softmax over the candidates of a drawing should give
 * all weight to the right ones (listwise cross-entropy), by stochastic descent with Adam's steps.
 */
export function learnRanking(
  questions: readonly RankingQuestion[],
  { hidden, rounds, decay, seed }: RankingCourse,
): RankerWeights {
  const useful = questions.filter(
    ({ isRight }) => isRight.includes(true) && isRight.includes(false),
  )
  const size = useful[0]?.features[0]?.length ?? 0
  const random = createRandom(seed)
  const weights = createWeights(size, hidden, random)
  const gradient = createWeights(size, hidden, () => 0.5)
  const parts = ['linear', 'input', 'bias', 'output'] as const
  const adam = new Adam(
    parts.map((part) => ({ value: weights[part], gradient: gradient[part] })),
    decay,
  )
  const steps = Math.ceil(useful.length / batch) * rounds
  for (let round = 0; round < rounds; round++) {
    shuffle(useful, random).forEach((question, index) => {
      addGradient(weights, gradient, question)
      const isEnd = index % batch === batch - 1 || index === useful.length - 1
      if (isEnd) adam.step(firstRate * Math.max(0, 1 - adam.steps / steps) + lastRate, 1 / batch)
    })
  }
  return weights
}

function createWeights(size: number, hidden: number, random: Random): RankerWeights {
  const fill = (length: number, spread: number) =>
    Float32Array.from({ length }, () => (random() - 0.5) * spread)
  return {
    linear: new Float32Array(size),
    input: fill(hidden * size, 0.6),
    bias: new Float32Array(hidden),
    output: fill(hidden, 0.2),
  }
}

function addGradient(
  weights: RankerWeights,
  gradient: RankerWeights,
  { features, isRight }: RankingQuestion,
): void {
  const scores = features.map((each) => scoreCandidate(weights, each))
  const highest = Math.max(...scores)
  const shares = scores.map((score) => Math.exp(score - highest))
  const all = shares.reduce((sum, share) => sum + share, 0)
  const right = shares.reduce((sum, share, at) => sum + (isRight[at] === true ? share : 0), 0)
  const hidden = weights.bias.length
  features.forEach((candidate, at) => {
    const share = shares[at] as number
    const error = share / all - (isRight[at] === true ? share / right : 0)
    // What hardly counts is left out: most candidates are far behind, most of the time.
    if (Math.abs(error) < 1e-5 || !Number.isFinite(error)) return
    const size = candidate.length
    for (let k = 0; k < size; k++) {
      gradient.linear[k] = (gradient.linear[k] as number) + error * (candidate[k] as number)
    }
    for (let unit = 0; unit < hidden; unit++) {
      const from = unit * size
      let sum = weights.bias[unit] as number
      for (let k = 0; k < size; k++) {
        sum += (weights.input[from + k] as number) * (candidate[k] as number)
      }
      const activation = Math.tanh(sum)
      gradient.output[unit] = (gradient.output[unit] as number) + error * activation
      const inner = error * (weights.output[unit] as number) * (1 - activation * activation)
      gradient.bias[unit] = (gradient.bias[unit] as number) + inner
      for (let k = 0; k < size; k++) {
        gradient.input[from + k] =
          (gradient.input[from + k] as number) + inner * (candidate[k] as number)
      }
    }
  })
}
