/** Rows of modules (true is dark) as the path of their dark runs, one unit to a module. */
export function toQrPath(rows: readonly (readonly boolean[])[]): string {
  return rows.map((row, y) => row.map((_isDark, x) => toRun(row, x, y)).join('')).join('')
}

function toRun(row: readonly boolean[], x: number, y: number): string {
  if (row[x] !== true || row[x - 1] === true) return ''
  const end = row.indexOf(false, x)
  const length = (end === -1 ? row.length : end) - x
  return `M${x} ${y}h${length}v1h-${length}z`
}
