import type { SquareMiddles } from '@kotonoha/handwriting/grading/square-middles'

/** Samples and questions are drawn on a square of 0 to 1000, templates on one of 0 to 109. */
export const middlesOfSquares: SquareMiddles = { drawn: [500, 500], model: [54.5, 54.5] }
