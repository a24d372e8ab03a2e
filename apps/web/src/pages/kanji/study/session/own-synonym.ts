import { maxSynonymLength, maxSynonyms } from '@kotonoha/contract/kanji/study-limits'
import type { StudyItem } from '../../../../study-device/study-item'
import type { Outcome } from './running-session'

/** The item with the wrong answer as a meaning of the learner's own; undefined where it can be none. */
export function withSynonym(item: StudyItem, outcome: Outcome): string[] | undefined {
  const { review, isRight, verdict } = outcome
  const text = review.answer.trim()
  if (isRight || verdict?.outcome !== 'wrong' || review.facet !== 'meaning') return undefined
  const isFit = text !== '' && text.length <= maxSynonymLength && !/[,、;]/.test(text)
  if (!isFit || item.synonyms.length >= maxSynonyms) return undefined
  return [...item.synonyms, text]
}
