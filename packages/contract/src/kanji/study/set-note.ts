import { z } from 'zod'
import { mutationId } from '../../account-identifiers'
import { plainName, plainText } from '../../plain-text'
import { revision, subjectId } from '../study-identifiers'
import { maxStudyNoteLength, maxSynonymLength, maxSynonyms } from '../study-limits'

/** kanji.study.setNote: replaces both; what is not given stays. */
export const input = z.object({
  mutationId,
  subjectId,
  /** Meanings of the learner's own that count as right. */
  synonyms: z.array(plainName(maxSynonymLength)).max(maxSynonyms).optional(),
  /** A mnemonic of the learner's own. */
  note: plainText(maxStudyNoteLength).optional(),
})

export const output = z.object({ synonyms: z.array(z.string()), note: z.string(), revision })
