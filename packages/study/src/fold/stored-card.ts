import type { Card } from '@kotonoha/srs/card'
import type { Question } from '../session/question'

/** A card with what keeping it needs beside its memory. */
export interface StoredCard extends Question {
  card: Card
  isSuspended: boolean
  /** Was answered rightly on a later day than it was learnt; kept through later lapses. */
  hasLaterSuccess: boolean
  /** Where its log begins; undefined for one that began with its first answer. */
  base: CardBase | undefined
  /** The change of the learner's study data that this card was last part of. */
  revision: number
}

export interface CardBase {
  /** Answers up to here are history and no longer count. */
  at: Date
  card: Card
  /** The memory is of another program's reviews, and follows from nothing here. */
  isImported?: true
}
