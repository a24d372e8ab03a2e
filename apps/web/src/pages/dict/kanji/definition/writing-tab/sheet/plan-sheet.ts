/** How many of the squares to write in show the kanji to be traced. */
export const modelShares = ['none', 'some', 'half', 'all'] as const
export type ModelShare = (typeof modelShares)[number]

export interface SheetChoices {
  squareMm: number
  /** How often the kanji is written. */
  repeats: number
  models: ModelShare
}

/** What is in a square: the kanji in black to look at, in grey to trace, or nothing. */
export type Square =
  | { kind: 'model' }
  /** 1 is as dark as a faded model gets, towards 0 it vanishes. */
  | { kind: 'faded'; strength: number }
  | { kind: 'empty' }

/** A4 between margins of 14 mm; a letter page is 6 mm wider. */
export const sheetWidthMm = 182

export function countColumns(squareMm: number): number {
  return Math.floor(sheetWidthMm / squareMm)
}

const shares: Readonly<Record<ModelShare, number>> = { none: 0, some: 0.25, half: 0.5, all: 1 }

/**
 * The squares of a sheet by rows: one to look at, then those to write in, the first of which show
 * the kanji ever fainter. The last row is filled up: paper is not saved by half a row.
 */
export function planSheet({ squareMm, repeats, models }: SheetChoices): Square[][] {
  const columns = countColumns(squareMm)
  const rowCount = Math.ceil((repeats + 1) / columns)
  const toWrite = rowCount * columns - 1
  const fadedCount = Math.round(toWrite * shares[models])
  const squares: Square[] = [{ kind: 'model' }]
  for (let index = 0; index < toWrite; index++) {
    squares.push(
      index < fadedCount
        ? { kind: 'faded', strength: 1 - index / (fadedCount + 1) }
        : { kind: 'empty' },
    )
  }
  return Array.from({ length: rowCount }, (_, row) =>
    squares.slice(row * columns, (row + 1) * columns),
  )
}
