import { kanaFeatures } from '../kana/kana-features'
import { type KanaWeights, leakOfKana, noKana } from '../kana/kana-network'
import { addProduct, transpose } from '../pruning/matrices'
import { Adam, type Learnt } from './adam'
import type { PracticeKana } from './practice-kana'
import { createRandom, drawNormal, shuffle } from './random'

/** Drawings that one step learns from: a multiple of four is multiplied quickest. */
const batch = 256
const firstRate = 2e-3
const lastRate = 2e-5
const decay = 1e-5
const seed = 1

export interface KanaCourse {
  hidden: number
  /** How often each drawing is learnt from. */
  rounds: number
  onProgress?(message: string): void
  /** Multiplies matrices as `addProduct` does, but perhaps quicker. */
  multiply?: typeof addProduct
}

/** Learns which kana a drawing is (softmax over the classes, cross-entropy), by Adam's steps. */
export function learnKana(
  practice: readonly PracticeKana[],
  { hidden, rounds, onProgress = () => {}, multiply = addProduct }: KanaCourse,
): KanaWeights {
  const random = createRandom(seed)
  const names = new Set(practice.map(({ name }) => name))
  names.delete(noKana)
  const classes = [...[...names].sort(), noKana]
  const placeOf = new Map(classes.map((name, at) => [name, at]))
  const fill = (count: number, spread: number) =>
    toLearnt(Float32Array.from({ length: count }, () => drawNormal(random) * spread))
  const entry = fill(kanaFeatures * hidden, 2 * Math.sqrt(2 / kanaFeatures))
  const bias = toLearnt(new Float32Array(hidden))
  const exit = fill(hidden * classes.length, Math.sqrt(1 / hidden))
  const exitBias = toLearnt(new Float32Array(classes.length))
  const network: Network = { hidden, count: classes.length, entry, bias, exit, exitBias, multiply }
  const adam = new Adam([entry, bias, exit, exitBias], decay)
  const steps = rounds * Math.floor(practice.length / batch)
  for (let round = 0; round < rounds; round++) {
    const order = shuffle(practice, random)
    let error = 0
    for (let from = 0; from + batch <= order.length; from += batch) {
      error += learnFrom(network, order.slice(from, from + batch), placeOf)
      adam.step(firstRate * (1 - adam.steps / steps) + lastRate, 1 / batch)
    }
    onProgress(`round ${round + 1} of ${rounds}, error ${(error / order.length).toFixed(3)}`)
  }
  return {
    classes,
    hidden,
    entry: entry.value,
    bias: bias.value,
    exit: exit.value,
    exitBias: exitBias.value,
  }
}

interface Network {
  hidden: number
  /** Of classes. */
  count: number
  entry: Learnt
  bias: Learnt
  exit: Learnt
  exitBias: Learnt
  multiply: typeof addProduct
}

function toLearnt(value: Float32Array): Learnt {
  return { value, gradient: new Float32Array(value.length) }
}

/** Adds the slopes of the error for some drawings; gives the error. */
function learnFrom(
  { hidden, count, entry, bias, exit, exitBias, multiply }: Network,
  some: readonly PracticeKana[],
  placeOf: ReadonlyMap<string, number>,
): number {
  const rows = some.length
  const inputs = new Float32Array(rows * kanaFeatures)
  const active = new Float32Array(rows * hidden)
  const slopes = new Float32Array(rows * count)
  some.forEach(({ features }, row) => {
    inputs.set(features, row * kanaFeatures)
    active.set(bias.value, row * hidden)
    slopes.set(exitBias.value, row * count)
  })
  multiply(active, inputs, entry.value, { rows, inner: kanaFeatures, columns: hidden })
  for (let at = 0; at < active.length; at++) {
    if ((active[at] as number) < 0) active[at] = leakOfKana * (active[at] as number)
  }
  multiply(slopes, active, exit.value, { rows, inner: hidden, columns: count })
  let error = 0
  some.forEach(({ name, weight }, row) => {
    const scores = slopes.subarray(row * count, (row + 1) * count)
    error += toSlopes(scores, placeOf.get(name) ?? 0, weight)
  })
  multiply(exit.gradient, transpose(active, rows, hidden), slopes, {
    rows: hidden,
    inner: rows,
    columns: count,
  })
  addRows(exitBias.gradient, slopes)
  const inner = new Float32Array(rows * hidden)
  multiply(inner, slopes, transpose(exit.value, hidden, count), {
    rows,
    inner: count,
    columns: hidden,
  })
  for (let at = 0; at < inner.length; at++) {
    if ((active[at] as number) < 0) inner[at] = leakOfKana * (inner[at] as number)
  }
  multiply(entry.gradient, transpose(inputs, rows, kanaFeatures), inner, {
    rows: kanaFeatures,
    inner: rows,
    columns: hidden,
  })
  addRows(bias.gradient, inner)
  return error
}

function addRows(sums: Float32Array, numbers: Float32Array): void {
  numbers.forEach((each, at) => {
    const column = at % sums.length
    sums[column] = (sums[column] as number) + each
  })
}

/** Turns one drawing's scores into the slopes of its error. */
function toSlopes(scores: Float32Array, right: number, weight: number): number {
  const highest = scores.reduce((most, each) => Math.max(most, each), -Infinity)
  let all = 0
  for (const score of scores) all += Math.exp(score - highest)
  const error = Math.log(all) + highest - (scores[right] as number)
  scores.forEach((score, at) => {
    scores[at] = weight * (Math.exp(score - highest) / all - (at === right ? 1 : 0))
  })
  return weight * error
}
