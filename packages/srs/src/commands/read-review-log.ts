import { type FileHandle, open } from 'node:fs/promises'
import type { LoggedReview } from '../evaluation/review-history'
import { isRating } from '../rating'
import { InputError } from './input-error'
import { parseCsvLine } from './parse-csv-line'

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

async function openLog(path: string): Promise<FileHandle> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    const reason = error.code === 'ENOENT' ? 'there is no such file' : error.message
    throw new InputError(`${path}: ${reason}`)
  })
  if ((await file.stat()).isDirectory()) {
    await file.close()
    throw new InputError(`${path}: this is a folder`)
  }
  return file
}

/**
 * Reads a review log in the CSV form of the FSRS tools, line by line.
 *
 * Needed are card_id, review_time (ms since 1970) and review_rating (1 to 4); further columns, such
 * as review_state and review_duration, may be there in any order.
 */
export async function readReviewLog(path: string): Promise<LoggedReview[]> {
  const reviews: LoggedReview[] = []
  let places: ColumnPlaces | undefined
  let columnCount = 0
  let lineNumber = 0
  const file = await openLog(path)
  for await (const text of file.readLines()) {
    lineNumber += 1
    const line = lineNumber === 1 ? text.replace(/^\uFEFF/, '') : text
    if (line.trim() === '' && lineNumber > 1) continue
    const fields = parseCsvLine(line)
    if (fields === undefined) throw new InputError(`line ${lineNumber}: a quote is out of place`)
    if (places === undefined) {
      places = parseHeader(fields)
      columnCount = fields.length
    } else if (fields.length !== columnCount) {
      throw new InputError(
        `line ${lineNumber}: ${fields.length} fields where the header has ${columnCount}`,
      )
    } else {
      reviews.push(parseReview(fields, places, lineNumber))
    }
  }
  if (reviews.length === 0) throw new InputError('the log is empty')
  return reviews
}
