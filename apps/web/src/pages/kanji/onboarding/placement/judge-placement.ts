import { checkMeaning } from '@kotonoha/study/answers/check-meaning'
import { checkReading } from '@kotonoha/study/answers/check-reading'
import { romajiToHiragana } from '@kotonoha/study/answers/romaji'
import type { RetryReason } from '@kotonoha/study/answers/verdict'
import { toMeaningQuestion } from '../../../../study-device/meaning-question'
import { findVocabulary } from '../../../../study-device/vocabulary'
import type { PlacementQuestion } from './placement-query'

/** What an answer is worth; `hint` where it was no answer to the question, and nothing counts. */
export type PlacementVerdict = { isRight: boolean } | { hint: string }

/** Any true reading counts here: which one lessons teach is not known before them. */
export function judgePlacement(
  typed: string,
  { item, facet }: PlacementQuestion,
): PlacementVerdict {
  const { kind, literal, readings, otherReadings } = item
  const verdict =
    facet === 'reading'
      ? checkReading(romajiToHiragana(typed.trim()) ?? typed, {
          kind,
          literal,
          taught: [...readings, ...otherReadings],
          others: [],
          blocked: [],
        })
      : checkMeaning(typed, toMeaningQuestion(item), { vocabulary: findVocabulary() })
  if (verdict.outcome === 'retry') return { hint: hints[verdict.reason] }
  return { isRight: verdict.outcome === 'right' }
}

const hints: Record<RetryReason, string> = {
  empty: 'Type an answer, or choose “I don’t know”.',
  'meaning-wanted': 'What does it mean, in English?',
  'kana-wanted': 'How is it read? Kana, or Latin letters as they are typed.',
  'other-reading': 'It has another reading too. Which one?',
  'transitive-wanted': 'Nearly: this verb is done to something.',
  'intransitive-wanted': 'Nearly: this verb happens by itself.',
  'other-meaning': 'It means that too. What is its first meaning?',
  'fewer-words': 'Nearly: in fewer words?',
  okurigana: 'Only the kanji’s own part of the reading.',
}
