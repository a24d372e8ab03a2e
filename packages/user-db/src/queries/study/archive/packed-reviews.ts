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
  const [version, columns]: [number, Cell[][]] = JSON.parse(inflateRawSync(packed).toString())
  if (version !== 1) throw new RangeError(`answers are packed in version ${version}`)
  const rows: PackedRow[] = []
  for (const index of (columns[0] ?? []).keys()) {
    const row: Partial<Record<keyof PackedRow, Cell | Date>> = {}
    for (const [place, name] of columnsOfVersion1.entries()) {
      row[name] = toValue(name, columns[place]?.[index] ?? null, row, rows.at(-1))
    }
    rows.push(row as unknown as PackedRow)
  }
  return rows
}

function toCell(name: keyof PackedRow, row: PackedRow, before: PackedRow | undefined): Cell {
  const value = row[name]
  if (!(value instanceof Date)) return value
  const since =
    name === 'reviewed_at' ? (before?.reviewed_at.getTime() ?? 0) : row.reviewed_at.getTime()
  return value.getTime() - since
}

function toValue(
  name: keyof PackedRow,
  cell: Cell,
  row: Partial<Record<keyof PackedRow, Cell | Date>>,
  before: PackedRow | undefined,
): Cell | Date {
  if (typeof cell !== 'number') return cell
  if (name === 'reviewed_at') return new Date((before?.reviewed_at.getTime() ?? 0) + cell)
  if (!isTime(name)) return cell
  return new Date((row.reviewed_at as Date).getTime() + cell)
}

function isTime(name: string): boolean {
  return (timeColumns as readonly string[]).includes(name)
}
