import type { MeaningQuestion } from '@kotonoha/study/answers/check-meaning'
import type { StudyItem } from './study-item'

type JudgedItem = Pick<
  StudyItem,
  | 'kind'
  | 'meanings'
  | 'synonyms'
  | 'blockedMeanings'
  | 'verb'
  | 'otherMeanings'
  | 'readings'
  | 'otherReadings'
>

/** What a meaning that was typed for the item is judged by, in a session and in the placement test. */
export function toMeaningQuestion(item: JudgedItem): MeaningQuestion {
  const { kind, meanings, synonyms, blockedMeanings, verb, otherMeanings } = item
  return {
    kind,
    accepted: meanings,
    synonyms,
    blocked: blockedMeanings,
    verb,
    otherMeanings,
    readings: [...item.readings, ...item.otherReadings],
  }
}
