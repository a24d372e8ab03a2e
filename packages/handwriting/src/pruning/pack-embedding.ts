import type { Embedding } from './embedding'
import { packRows, unpackRows } from './pack-rows'

/** The matrices of a network in the order they are packed, each with the length of its rows. */
function listMatrices({ hidden, outputs, entry, bias, exit, straight }: Embedding) {
  return [
    { numbers: entry, rowLength: hidden },
    { numbers: bias, rowLength: hidden },
    { numbers: exit, rowLength: outputs },
    { numbers: straight, rowLength: outputs },
  ]
}

/** A network as text that is small enough to be part of the code. */
export function packEmbedding(embedding: Embedding): string {
  return packRows(listMatrices(embedding))
}

export function unpackEmbedding(
  { inputs, hidden, outputs }: Pick<Embedding, 'inputs' | 'hidden' | 'outputs'>,
  packed: string,
): Embedding {
  const embedding: Embedding = {
    inputs,
    hidden,
    outputs,
    entry: new Float32Array(inputs * hidden),
    bias: new Float32Array(hidden),
    exit: new Float32Array(hidden * outputs),
    straight: new Float32Array(inputs * outputs),
  }
  unpackRows(listMatrices(embedding), packed)
  return embedding
}
