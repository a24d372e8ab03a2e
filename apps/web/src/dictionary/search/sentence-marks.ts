import type { QueryUnderstanding } from './search-answer'

export type SentencePiece = NonNullable<QueryUnderstanding['sentence']>[number]

/** A piece of a sentence with the marks that no line break may part from it. */
export interface MarkedPiece {
  piece: SentencePiece
  /** Where the piece stands in the sentence, from 0. */
  place: number
  /** What opens before it, such as 「. */
  before: string
  /** What closes after it, such as 、 or 。」. */
  after: string
}

const marks = /^(?<closing>[^\p{Ps}\p{Pi}]*)(?<opening>[\p{Ps}\p{Pi}\s]*)$/u
const mark = /^[\p{P}\p{Z}]+$/u

/**
 * The pieces of a sentence with their marks: as in print, no line begins with one that closes and none
 * ends with one that opens (JIS X 4051, 行頭禁則 and 行末禁則).
 */
export function attachMarks(sentence: readonly SentencePiece[]): MarkedPiece[] {
  const pieces: MarkedPiece[] = []
  let opened = ''
  for (const [place, piece] of sentence.entries()) {
    const isMark = piece.wordId === null && piece.gloss === null && mark.test(piece.text)
    const parts = isMark ? marks.exec(piece.text.trim())?.groups : undefined
    const last = pieces.at(-1)
    const closing = parts?.closing ?? ''
    if (parts === undefined || (closing !== '' && last === undefined)) {
      pieces.push({ piece, place, before: opened, after: '' })
      opened = ''
      continue
    }
    if (last !== undefined) last.after += closing
    opened += parts.opening ?? ''
  }
  const last = pieces.at(-1)
  if (last !== undefined) last.after += opened
  return pieces
}
