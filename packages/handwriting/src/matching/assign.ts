/** Numbers that are gone through again and again: made once, and again when more are needed. */
let capacity = 0
let rowPotential = new Float64Array(0)
let columnPotential = new Float64Array(0)
let rowOfColumn = new Int32Array(0)
let previous = new Int32Array(0)
let least = new Float64Array(0)
let isVisited = new Uint8Array(0)

function clear(size: number): void {
  if (size > capacity) {
    capacity = size
    rowPotential = new Float64Array(size)
    columnPotential = new Float64Array(size)
    rowOfColumn = new Int32Array(size)
    previous = new Int32Array(size)
    least = new Float64Array(size)
    isVisited = new Uint8Array(size)
  }
  rowPotential.fill(0, 0, size)
  columnPotential.fill(0, 0, size)
  rowOfColumn.fill(0, 0, size)
}

/**
 * The cheapest way to give every row its own column (the Hungarian method with potentials, in
 * O(rows² · columns)). `costs` holds `rows` × `columns` numbers, and rows must not outnumber columns.
 */
export function assign(costs: Float64Array, rows: number, columns: number): Int32Array {
  clear(columns + 1)
  for (let row = 1; row <= rows; row++) {
    rowOfColumn[0] = row
    let column = 0
    least.fill(Number.MAX_VALUE, 0, columns + 1)
    isVisited.fill(0, 0, columns + 1)
    do {
      isVisited[column] = 1
      const from = rowOfColumn[column] as number
      let delta = Number.MAX_VALUE
      let nearest = 0
      for (let each = 1; each <= columns; each++) {
        if (isVisited[each] === 1) continue
        const reduced =
          (costs[(from - 1) * columns + each - 1] as number) -
          (rowPotential[from] as number) -
          (columnPotential[each] as number)
        if (reduced < (least[each] as number)) {
          least[each] = reduced
          previous[each] = column
        }
        if ((least[each] as number) < delta) {
          delta = least[each] as number
          nearest = each
        }
      }
      for (let each = 0; each <= columns; each++) {
        if (isVisited[each] === 1) {
          const owner = rowOfColumn[each] as number
          rowPotential[owner] = (rowPotential[owner] as number) + delta
          columnPotential[each] = (columnPotential[each] as number) - delta
        } else {
          least[each] = (least[each] as number) - delta
        }
      }
      column = nearest
    } while (rowOfColumn[column] !== 0)
    while (column !== 0) {
      const before = previous[column] as number
      rowOfColumn[column] = rowOfColumn[before] as number
      column = before
    }
  }
  const columnOfRow = new Int32Array(rows)
  for (let column = 1; column <= columns; column++) {
    const row = rowOfColumn[column] as number
    if (row > 0) columnOfRow[row - 1] = column - 1
  }
  return columnOfRow
}
