/**
 * The cheapest way to give every row its own column (the Hungarian method with potentials, in
 * O(rows² · columns)). `costs` holds `rows` × `columns` numbers, and rows must not outnumber columns.
 */
export function assign(costs: Float64Array, rows: number, columns: number): Int32Array {
  const rowPotential = new Float64Array(rows + 1)
  const columnPotential = new Float64Array(columns + 1)
  const rowOfColumn = new Int32Array(columns + 1)
  const previous = new Int32Array(columns + 1)
  const least = new Float64Array(columns + 1)
  const isVisited = new Uint8Array(columns + 1)
  for (let row = 1; row <= rows; row++) {
    rowOfColumn[0] = row
    let column = 0
    least.fill(Number.MAX_VALUE)
    isVisited.fill(0)
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
