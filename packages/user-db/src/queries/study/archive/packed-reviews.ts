import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { ReviewRow } from '../logged-review'

/** What is kept beside the pack, in columns of its own. */
type Beside = 'review_id' | 'subject_id' | 'facet'

export type PackedRow = Omit<ReviewRow, Beside>

const timeColumns = ['pre_due', 'pre_last', 'pre_passed', 'received_at'] as const

/**
 * The columns of version 1, in the order in which a pack has them. A column that `review` gets later
 * makes a version 2; packs of version 1 stay as they are.
 */
export const columnsOfVersion1 = [
  'reviewed_at',
  ...timeColumns,
  'local_day',
  'grade',
  'given_grade',
  'verdict',
  'mode',
  'status',
  'answer_ms',
  'elapsed_days',
  'p_recall',
  'based_on_reps',
  'pre_state',
  'pre_s',
  'pre_d',
  'pre_last_day',
  'pre_reps',
  'pre_lapses',
  'pre_streak',
  'pre_flags',
  'session_id',
  'answer',
] as const satisfies readonly (keyof PackedRow)[]

const timesSinceAnswer: ReadonlySet<keyof PackedRow> = new Set(timeColumns)

type Cell = number | string | null

/**
 * Packs the answers of a card: by columns, times as differences, compressed. Every value comes back
 * as it was, to the last digit: what is folded from it again must be the very same card.
 */
export function packReviews(rows: readonly PackedRow[]): Buffer {
  const columns = columnsOfVersion1.map((name) =>
    rows.map((row, index) => toCell(name, row, rows[index - 1])),
  )
  return deflateRawSync(JSON.stringify([1, columns]))
}

/** Throws a RangeError for what was packed by a newer release. */
export function unpackReviews(packed: Uint8Array): PackedRow[] {
  return unpackColumns(packed, columnsOfVersion1)
}

/**
 * Some columns of the answers of a card: a log of years is read for a few of them. Throws a
 * RangeError for what was packed by a newer release.
 */
export function unpackColumns<Name extends keyof PackedRow>(
  packed: Uint8Array,
  names: readonly Name[],
): Pick<PackedRow, Name>[] {
  const [version, columns]: [number, Cell[][]] = JSON.parse(inflateRawSync(packed).toString())
  if (version !== 1) throw new RangeError(`answers are packed in version ${version}`)
  const cellsOf = (name: keyof PackedRow) => columns[columnsOfVersion1.indexOf(name)] ?? []
  let reviewedAtMs = 0
  const rows = cellsOf('reviewed_at').map((sinceBefore) => {
    reviewedAtMs += Number(sinceBefore)
    const row: Partial<Record<keyof PackedRow, Cell | Date>> = {}
    return { reviewedAtMs, row }
  })
  for (const name of names) {
    const cells = cellsOf(name)
    const toValue = timesSinceAnswer.has(name) ? toTime : (cell: Cell) => cell
    for (const [place, { reviewedAtMs: at, row }] of rows.entries()) {
      row[name] = name === 'reviewed_at' ? new Date(at) : toValue(cells[place] ?? null, at)
    }
  }
  return rows.map(({ row }) => row as unknown as Pick<PackedRow, Name>)
}

function toCell(name: keyof PackedRow, row: PackedRow, before: PackedRow | undefined): Cell {
  const value = row[name]
  if (!(value instanceof Date)) return value
  const since =
    name === 'reviewed_at' ? (before?.reviewed_at.getTime() ?? 0) : row.reviewed_at.getTime()
  return value.getTime() - since
}

function toTime(cell: Cell, reviewedAtMs: number): Cell | Date {
  return typeof cell === 'number' ? new Date(reviewedAtMs + cell) : cell
}
