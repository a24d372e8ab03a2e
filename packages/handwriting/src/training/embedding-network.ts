import { embed, leak, type Placed } from '../pruning/embed'
import type { Embedding } from '../pruning/embedding'
import { type addProduct, transpose } from '../pruning/matrices'
import type { Learnt } from './adam'

/** The network of `pruning/embed.ts` on many grids at once, and backwards: its slopes. */
export class EmbeddingNetwork {
  readonly entry: Learnt
  readonly bias: Learnt
  readonly exit: Learnt
  readonly straight: Learnt

  constructor(
    readonly embedding: Embedding,
    readonly multiply: typeof addProduct,
  ) {
    const learn = (value: Float32Array) => ({ value, gradient: new Float32Array(value.length) })
    this.entry = learn(embedding.entry)
    this.bias = learn(embedding.bias)
    this.exit = learn(embedding.exit)
    this.straight = learn(embedding.straight)
  }

  place(grids: Float32Array): Placed {
    return embed(this.embedding, grids, this.multiply)
  }

  /** Adds the slopes that follow from those in the places. */
  learn({ count, grids, active }: Placed, slopes: Float32Array): void {
    const { inputs, hidden, outputs } = this.embedding
    const turnedGrids = transpose(grids, count, inputs)
    this.multiply(this.straight.gradient, turnedGrids, slopes, {
      rows: inputs,
      inner: count,
      columns: outputs,
    })
    this.multiply(this.exit.gradient, transpose(active, count, hidden), slopes, {
      rows: hidden,
      inner: count,
      columns: outputs,
    })
    const inner = new Float32Array(count * hidden)
    this.multiply(inner, slopes, transpose(this.exit.value, hidden, outputs), {
      rows: count,
      inner: outputs,
      columns: hidden,
    })
    for (let at = 0; at < inner.length; at++) {
      if ((active[at] as number) < 0) inner[at] = leak * (inner[at] as number)
    }
    this.multiply(this.entry.gradient, turnedGrids, inner, {
      rows: inputs,
      inner: count,
      columns: hidden,
    })
    const { gradient } = this.bias
    inner.forEach((slope, at) => {
      gradient[at % hidden] = (gradient[at % hidden] as number) + slope
    })
  }
}
