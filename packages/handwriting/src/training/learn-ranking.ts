import { type RankerWeights, scoreCandidate } from '../ranking/ranker'
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
  seed: number
}

const batch = 32
const decay = 2e-5
const firstRate = 0.02
const lastRate = 0.0005

/**
 * Learns to put right candidates first: the softmax over the candidates of a drawing should give
 * all weight to the right ones (listwise cross-entropy), by stochastic descent with Adam's steps.
 */
export function learnRanking(
  questions: readonly RankingQuestion[],
  { hidden, rounds, seed }: RankingCourse,
): RankerWeights {
  const useful = questions.filter(
    ({ isRight }) => isRight.includes(true) && isRight.includes(false),
  )
  const size = useful[0]?.features[0]?.length ?? 0
  const random = createRandom(seed)
  const weights = createWeights(size, hidden, random)
  const gradient = createWeights(size, hidden, () => 0.5)
  const optimiser = new Adam(weights, gradient)
  const steps = Math.ceil(useful.length / batch) * rounds
  for (let round = 0; round < rounds; round++) {
    shuffle(useful, random).forEach((question, index) => {
      addGradient(weights, gradient, question)
      const isEnd = index % batch === batch - 1 || index === useful.length - 1
      if (isEnd) optimiser.step(Math.max(0, 1 - optimiser.steps / steps))
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

/** Kingma and Ba, "Adam: a method for stochastic optimization" (2015), with their constants. */
class Adam {
  steps = 0
  private readonly parts: {
    value: Float32Array
    gradient: Float32Array
    m: Float32Array
    v: Float32Array
  }[]

  constructor(weights: RankerWeights, gradient: RankerWeights) {
    const names = ['linear', 'input', 'bias', 'output'] as const
    this.parts = names.map((name) => ({
      value: weights[name],
      gradient: gradient[name],
      m: new Float32Array(weights[name].length),
      v: new Float32Array(weights[name].length),
    }))
  }

  /** `remaining`: share of the course that is still to come. */
  step(remaining: number): void {
    this.steps++
    const rate = firstRate * remaining + lastRate
    const mScale = 1 / (1 - 0.9 ** this.steps)
    const vScale = 1 / (1 - 0.999 ** this.steps)
    for (const { value, gradient, m, v } of this.parts) {
      for (let at = 0; at < value.length; at++) {
        const slope = (gradient[at] as number) / batch + decay * (value[at] as number)
        m[at] = 0.9 * (m[at] as number) + 0.1 * slope
        v[at] = 0.999 * (v[at] as number) + 0.001 * slope * slope
        const down = ((m[at] as number) * mScale) / (Math.sqrt((v[at] as number) * vScale) + 1e-8)
        value[at] = (value[at] as number) - rate * down
        gradient[at] = 0
      }
    }
  }
}
