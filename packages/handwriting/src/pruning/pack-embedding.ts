import type { Embedding } from './embedding'

/** The matrices of a network in the order they are packed, each with the length of its rows. */
function listMatrices({ hidden, outputs, entry, bias, exit, straight }: Embedding) {
  return [
    { numbers: entry, rowLength: hidden },
    { numbers: bias, rowLength: hidden },
    { numbers: exit, rowLength: outputs },
    { numbers: straight, rowLength: outputs },
  ]
}

/**
 * A network in a form small enough to be part of the code: every row of its matrices in steps of a
 * 127th of its largest number. Text of base 64: for each row the largest number, then the steps.
 */
export function packEmbedding(embedding: Embedding): string {
  const bytes: number[] = []
  for (const { numbers, rowLength } of listMatrices(embedding)) {
    for (let from = 0; from < numbers.length; from += rowLength) {
      const row = numbers.subarray(from, from + rowLength)
      const largest = row.reduce((most, each) => Math.max(most, Math.abs(each)), 1e-9)
      bytes.push(...new Uint8Array(Float32Array.of(largest).buffer))
      for (const each of row) bytes.push(Math.round((each / largest) * 127) & 255)
    }
  }
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary)
}

export function unpackEmbedding(
  { inputs, hidden, outputs }: Pick<Embedding, 'inputs' | 'hidden' | 'outputs'>,
  packed: string,
): Embedding {
  const binary = atob(packed)
  const view = new DataView(Uint8Array.from(binary, (byte) => byte.charCodeAt(0)).buffer)
  const embedding: Embedding = {
    inputs,
    hidden,
    outputs,
    entry: new Float32Array(inputs * hidden),
    bias: new Float32Array(hidden),
    exit: new Float32Array(hidden * outputs),
    straight: new Float32Array(inputs * outputs),
  }
  let at = 0
  for (const { numbers, rowLength } of listMatrices(embedding)) {
    for (let from = 0; from < numbers.length; from += rowLength) {
      const step = view.getFloat32(at, true) / 127
      at += 4
      for (let column = 0; column < rowLength; column++) {
        numbers[from + column] = view.getInt8(at++) * step
      }
    }
  }
  return embedding
}
