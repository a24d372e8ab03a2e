import type { KanaWeights } from '../kana/kana-network'
import type { Embedding } from '../pruning/embedding'
import { scoreLinear } from './sieve-features'

/** A small network with one hidden layer and a straight path beside it. */
export interface RankerWeights {
  /** Of the straight path, one a feature. */
  linear: Float32Array
  /** Of the hidden layer: one row a unit, of one number a feature. */
  input: Float32Array
  bias: Float32Array
  output: Float32Array
}

/** All that was learnt: the map into the pruning space, the sieves', the ranker's, the kana's weights. */
export interface LearntWeights {
  embedding: Embedding
  coarse: Float32Array
  fine: Float32Array
  matched: Float32Array
  ranker: RankerWeights
  kana: KanaWeights
}

/** The higher, the better the candidate. Only differences mean anything. */
export function scoreCandidate(weights: RankerWeights, features: Float32Array): number {
  let score = scoreLinear(weights.linear, features)
  const { length } = features
  for (let unit = 0; unit < weights.bias.length; unit++) {
    let sum = weights.bias[unit] as number
    const from = unit * length
    for (let at = 0; at < length; at++) {
      sum += (weights.input[from + at] as number) * (features[at] as number)
    }
    score += (weights.output[unit] as number) * Math.tanh(sum)
  }
  return score
}
