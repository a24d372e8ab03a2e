export interface Row {
  what: string
  measured: string
  /** Empty where the issue names none. */
  budget: string
  isWithinBudget: boolean | undefined
}

/** A row whose number must not be over the budget. */
export function atMost(what: string, value: number, budget: number, unit: string): Row {
  return {
    what,
    measured: `${round(value)} ${unit}`,
    budget: `≤ ${budget} ${unit}`,
    isWithinBudget: value <= budget,
  }
}

/** A row whose number must reach the budget. */
export function atLeast(what: string, value: number, budget: number, unit: string): Row {
  return {
    what,
    measured: `${round(value)} ${unit}`,
    budget: `≥ ${budget} ${unit}`,
    isWithinBudget: value >= budget,
  }
}

export function figure(what: string, measured: string): Row {
  return { what, measured, budget: '', isWithinBudget: undefined }
}

export function round(value: number): string {
  if (Math.abs(value) >= 100) return value.toFixed(0)
  return Math.abs(value) >= 10 ? value.toFixed(1) : value.toFixed(2)
}

export function printTable(title: string, rows: readonly Row[]): void {
  const widths = (['what', 'measured', 'budget'] as const).map((column) =>
    Math.max(column.length, ...rows.map((row) => [...row[column]].length)),
  )
  const line = (cells: string[]) =>
    cells
      .map((cell, index) => cell + ' '.repeat(Math.max(0, (widths[index] ?? 0) - [...cell].length)))
      .join('  ')
  console.log(`\n${title}`)
  console.log(line(['what', 'measured', 'budget']))
  for (const row of rows) {
    const mark = row.isWithinBudget === undefined ? '' : row.isWithinBudget ? ' ✓' : ' ✗ MISSED'
    console.log(line([row.what, row.measured, row.budget]) + mark)
  }
}
