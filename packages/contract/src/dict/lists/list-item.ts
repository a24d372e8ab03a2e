import { z } from 'zod'
import { moment } from '../../account-identifiers'
import { kanjiSummary } from '../kanji-summary'
import { wordSummary } from '../word-summary'
import { itemId } from './list-identifiers'
import { savedThing } from './saved-thing'

/** An item in the order of its list. */
export const listItem = z.object({
  itemId,
  thing: savedThing,
  /** Empty where there is none. */
  note: z.string(),
  addedAt: moment,
  /** What it was when it was saved: shown where the dictionary no longer has it. */
  text: z.string(),
  reading: z.string(),
  gloss: z.string(),
  /** As the dictionary has it now; null for a kanji, or where it is gone. */
  word: wordSummary.nullable(),
  /** As the dictionary has it now; null for a word, or where it is gone. */
  kanji: kanjiSummary.nullable(),
})
