import { kanaFeatures } from './kana-features'

/** Numbers below 0 count only so much in the hidden layer: no unit ever falls silent for good. */
export const leakOfKana = 0.1

/** A small network with one hidden layer: which kana a drawing is if it is one. */
export interface KanaWeights {
  /** Of each output the kana that stands for all that are drawn like it; one for what is no kana. */
  classes: readonly string[]
  hidden: number
  /** One row a feature, of one number a unit. */
  entry: Float32Array
  bias: Float32Array
  /** One row a unit, of one number a class. */
  exit: Float32Array
  exitBias: Float32Array
}

/** The class of what is no kana. */
export const noKana = ''

/** How likely each class is, in logarithms. */
export function weighKana(weights: KanaWeights, features: Float32Array): Map<string, number> {
  const { classes, hidden, entry, bias, exit, exitBias } = weights
  const units = Float32Array.from(bias)
  for (let at = 0; at < kanaFeatures; at++) {
    const feature = features[at] as number
    if (feature === 0) continue
    for (let unit = 0; unit < hidden; unit++) {
      units[unit] = (units[unit] as number) + feature * (entry[at * hidden + unit] as number)
    }
  }
  const scores = Float32Array.from(exitBias)
  units.forEach((sum, unit) => {
    const active = sum > 0 ? sum : leakOfKana * sum
    for (let at = 0; at < classes.length; at++) {
      scores[at] = (scores[at] as number) + active * (exit[unit * classes.length + at] as number)
    }
  })
  const highest = Math.max(...scores)
  const all = scores.reduce((sum, score) => sum + Math.exp(score - highest), 0)
  return new Map(
    classes.map((name, at) => [name, (scores[at] as number) - highest - Math.log(all)]),
  )
}
