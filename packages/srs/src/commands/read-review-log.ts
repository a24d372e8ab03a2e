import { readFile } from 'node:fs/promises'
import Papa, { type ParseStepResult } from 'papaparse'
import type { LoggedReview } from '../evaluation/review-history'
import { isRating } from '../rating'
import { InputError } from './input-error'

const neededColumns = ['card_id', 'review_time', 'review_rating'] as const
/** In milliseconds this is March 1973: anything smaller is a log in seconds. */
const smallestTimeMs = 1e11
/** The last instant that a Date can hold. */
const greatestTimeMs = 8.64e15

type ColumnPlaces = Record<(typeof neededColumns)[number], number>

function parseHeader(fields: string[]): ColumnPlaces {
  const missing = neededColumns.filter((name) => !fields.includes(name))
  if (missing.length > 0) {
    throw new InputError(`line 1: the header has no column ${missing.join(', ')}`)
  }
  return {
    card_id: fields.indexOf('card_id'),
    review_time: fields.indexOf('review_time'),
    review_rating: fields.indexOf('review_rating'),
  }
}

function parseTime(text: string, lineNumber: number): number {
  const timeMs = Number(text)
  if (!/^\d+$/.test(text) || timeMs > greatestTimeMs) {
    throw new InputError(`line ${lineNumber}: review_time '${text}' is no time in milliseconds`)
  }
  if (timeMs < smallestTimeMs) {
    throw new InputError(
      `line ${lineNumber}: review_time ${text} is before 1973; milliseconds are expected`,
    )
  }
  return timeMs
}

function parseReview(fields: string[], places: ColumnPlaces, lineNumber: number): LoggedReview {
  const cardId = fields[places.card_id] ?? ''
  if (cardId === '') throw new InputError(`line ${lineNumber}: card_id is empty`)
  const reviewedAtMs = parseTime(fields[places.review_time] ?? '', lineNumber)
  const ratingText = fields[places.review_rating] ?? ''
  const rating = /^\d$/.test(ratingText) ? Number(ratingText) : 0
  if (!isRating(rating)) {
    throw new InputError(`line ${lineNumber}: review_rating '${ratingText}' is not 1, 2, 3 or 4`)
  }
  return { cardId, reviewedAtMs, rating }
}

async function readLog(path: string): Promise<string> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new InputError(`${path}: there is no such file`)
    if (error.code === 'EISDIR') throw new InputError(`${path}: this is a folder`)
    throw new InputError(`${path}: ${error.message}`)
  })
}

/**
 * Reads a review log in the CSV form of the FSRS tools, row by row.
 *
 * Needed are card_id, review_time (ms since 1970) and review_rating (1 to 4); further columns, such
 * as review_state and review_duration, may be there in any order.
 */
export async function readReviewLog(path: string): Promise<LoggedReview[]> {
  const reviews: LoggedReview[] = []
  let places: ColumnPlaces | undefined
  let columnCount = 0
  let lineNumber = 1
  const readRow = ({ data, errors }: ParseStepResult<string[]>) => {
    if (errors.length > 0) throw new InputError(`line ${lineNumber}: a quote is out of place`)
    const fields = data.map((field) => field.trim())
    if (places === undefined) {
      places = parseHeader(fields)
      columnCount = fields.length
    } else if (fields.length === columnCount) {
      reviews.push(parseReview(fields, places, lineNumber))
    } else if (fields.some((field) => field !== '')) {
      throw new InputError(
        `line ${lineNumber}: ${fields.length} fields where the header has ${columnCount}`,
      )
    }
    lineNumber += 1 + countLineBreaks(data)
  }
  const log = (await readLog(path)).replace(/^\uFEFF/, '')
  if (log !== '') Papa.parse<string[]>(log, { delimiter: ',', step: readRow })
  if (reviews.length === 0) throw new InputError('the log is empty')
  return reviews
}

/** A field in quotes may go over several lines. */
function countLineBreaks(fields: readonly string[]): number {
  return fields.reduce((sum, field) => sum + (field.match(/\r\n|\r|\n/g)?.length ?? 0), 0)
}
