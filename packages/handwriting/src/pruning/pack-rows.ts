/** A matrix by rows. */
export interface Matrix {
  numbers: Float32Array
  rowLength: number
}

/**
 * Matrices in a form small enough to be part of the code: every row in steps of a 127th of its
 * largest number. Text of base 64: for each row the largest number, then the steps.
 */
export function packRows(matrices: readonly Matrix[]): string {
  const bytes: number[] = []
  for (const { numbers, rowLength } of matrices) {
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

/** Fills matrices of the sizes that were packed. */
export function unpackRows(matrices: readonly Matrix[], packed: string): void {
  const binary = atob(packed)
  const view = new DataView(Uint8Array.from(binary, (byte) => byte.charCodeAt(0)).buffer)
  let at = 0
  for (const { numbers, rowLength } of matrices) {
    for (let from = 0; from < numbers.length; from += rowLength) {
      const step = view.getFloat32(at, true) / 127
      at += 4
      for (let column = 0; column < rowLength; column++) {
        numbers[from + column] = view.getInt8(at++) * step
      }
    }
  }
}
