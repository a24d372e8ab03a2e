import { packRows, unpackRows } from '../pruning/pack-rows'
import { kanaFeatures } from './kana-features'
import type { KanaWeights } from './kana-network'

function listMatrices({ classes, hidden, entry, bias, exit, exitBias }: KanaWeights) {
  return [
    { numbers: entry, rowLength: hidden },
    { numbers: bias, rowLength: hidden },
    { numbers: exit, rowLength: classes.length },
    { numbers: exitBias, rowLength: classes.length },
  ]
}

/** The network as text that is small enough to be part of the code. */
export function packKana(weights: KanaWeights): string {
  return packRows(listMatrices(weights))
}

export function unpackKana(
  { classes, hidden }: Pick<KanaWeights, 'classes' | 'hidden'>,
  packed: string,
): KanaWeights {
  const weights: KanaWeights = {
    classes,
    hidden,
    entry: new Float32Array(kanaFeatures * hidden),
    bias: new Float32Array(hidden),
    exit: new Float32Array(hidden * classes.length),
    exitBias: new Float32Array(classes.length),
  }
  unpackRows(listMatrices(weights), packed)
  return weights
}
