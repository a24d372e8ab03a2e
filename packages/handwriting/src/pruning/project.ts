import type { Projection } from '../templates/template'

/** Maps a direction grid into the pruning space and writes it to `out` from `offset` on. */
export function project(
  { inputs, outputs, matrix }: Projection,
  grid: Float32Array,
  out: Float32Array,
  offset: number,
): void {
  // Most of a grid is empty, so the cells that are not are collected first.
  let filled = 0
  for (let column = 0; column < inputs; column++) {
    if ((grid[column] as number) > 0) filledColumns[filled++] = column
  }
  for (let row = 0; row < outputs; row++) {
    const from = row * inputs
    let sum = 0
    for (let index = 0; index < filled; index++) {
      const column = filledColumns[index] as number
      sum += (matrix[from + column] as number) * (grid[column] as number)
    }
    out[offset + row] = sum
  }
}

const filledColumns = new Int32Array(1024)
