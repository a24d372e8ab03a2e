/** Kept from one assignment to the next for their room alone; the first places stand for no row. */
let room = makeRoom(16)

function makeRoom(columns: number) {
  return {
    columns,
    rowPotential: new Float64Array(columns + 1),
    columnPotential: new Float64Array(columns + 1),
    rowOfColumn: new Int32Array(columns + 1),
    previous: new Int32Array(columns + 1),
    least: new Float64Array(columns + 1),
    isVisited: new Uint8Array(columns + 1),
  }
}

/**
 * The cheapest way to give every row its own column (the Hungarian method with potentials, in
 * O(rows² · columns)). `costs` holds `rows` × `columns` numbers, and rows must not outnumber columns.
 */
export function assign(costs: Float64Array, rows: number, columns: number): Int32Array {
  if (columns > room.columns) room = makeRoom(columns)
  const { rowPotential, columnPotential, rowOfColumn, previous, least, isVisited } = room
  rowPotential.fill(0, 0, rows + 1)
  columnPotential.fill(0, 0, columns + 1)
  rowOfColumn.fill(0, 0, columns + 1)
  for (let row = 1; row <= rows; row++) {
    rowOfColumn[0] = row
    let column = 0
    least.fill(Number.MAX_VALUE, 0, columns + 1)
    isVisited.fill(0, 0, columns + 1)
    do {
      isVisited[column] = 1
      const from = rowOfColumn[column] as number
      const ofFrom = rowPotential[from] as number
      const firstCost = (from - 1) * columns - 1
      let delta = Number.MAX_VALUE
      let nearest = 0
      for (let each = 1; each <= columns; each++) {
        if (isVisited[each] === 1) continue
        const reduced =
          (costs[firstCost + each] as number) - ofFrom - (columnPotential[each] as number)
        let known = least[each] as number
        if (reduced < known) {
          known = reduced
          least[each] = reduced
          previous[each] = column
        }
        if (known < delta) {
          delta = known
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
