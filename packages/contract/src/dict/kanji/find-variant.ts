import { z } from 'zod'
import { kanjiId } from '../identifiers'

/** dict.kanji.findVariant: for a character that has no entry of its own. */
export const input = kanjiId

/** The kanji of which it is an old form or a variant, as 高 of 髙; null where none is known. */
export const output = z.object({ literal: kanjiId }).nullable()
