import type { Facet } from '@kotonoha/study/subject'
import type { StudyItem } from '../../../../study-device/study-item'
import type { Outcome, RetryNotice } from './running-session'

/** The answer as it is shown afterwards. */
export function showAnswer(item: StudyItem, facet: Facet): string {
  if (facet === 'reading') return item.readings.join('、')
  return facet === 'writing' ? item.literal : item.meaning
}

/** The verdict in a few words, and what there is to know about it. */
export function describeOutcome(
  outcome: Outcome,
  { item, facet }: { item: StudyItem; facet: Facet },
): { head: string; detail: string | undefined } {
  const { verdict, isRight, isOverridden, rating, review } = outcome
  if (isOverridden) {
    const isSynonym = isRight && item.synonyms.includes(review.answer.trim())
    const detail = isSynonym ? `“${review.answer.trim()}” counts as right from now on.` : undefined
    return { head: isRight ? 'Marked as right' : 'Marked as wrong', detail }
  }
  if (review.verdict === 'self-graded') return { head: gradeNames[rating], detail: undefined }
  if (review.verdict === 'gave-up') return { head: 'Not known yet', detail: undefined }
  const head = toHead(outcome)
  if (verdict?.outcome === 'right') return { head, detail: describeRight(verdict, item) }
  if (verdict?.outcome === 'wrong') return { head, detail: describeWrong(verdict) }
  return { head, detail: facet === 'writing' ? describeDrawing(outcome) : undefined }
}

export const gradeNames = { 1: 'Again', 2: 'Hard', 3: 'Good', 4: 'Easy' } as const

function toHead({ isRight, rating }: Outcome): string {
  if (!isRight) return 'Wrong'
  if (rating === 4) return 'Right · easy'
  return rating === 2 ? 'Right · with help' : 'Right'
}

type RightVerdict = Extract<NonNullable<Outcome['verdict']>, { outcome: 'right' }>

function describeRight({ reason, matched }: RightVerdict, { meaning }: StudyItem) {
  switch (reason) {
    case 'typo':
      return `A slip was forgiven: it is spelled “${matched}”.`
    case 'verb-form':
    case 'same-word':
      return `We write it “${matched}”.`
    case 'synonym':
      return `Your own synonym. It is taught as “${meaning}”.`
    case 'accepted':
      return matched === meaning ? undefined : `It is taught as “${meaning}”.`
    case 'taught':
      return undefined
  }
}

type WrongVerdict = Extract<NonNullable<Outcome['verdict']>, { outcome: 'wrong' }>

function describeWrong({ reason, named }: WrongVerdict): string | undefined {
  switch (reason) {
    case 'small-kana':
      return 'Look at the small kana: きょ is not きよ.'
    case 'long-vowel':
      return 'Look at the length of the vowel.'
    case 'double-consonant':
      return 'Look at the small っ.'
    case 'voicing':
      return 'Look at the voicing marks: か is not が.'
    case 'blocked':
      return named?.reason ?? 'That belongs to something else.'
    case 'different':
      return undefined
  }
}

function describeDrawing({ rating }: Outcome): string | undefined {
  if (rating === 2) return 'The stroke order was off, or a hint was shown.'
  return rating === 1 ? 'Compare the strokes with the model.' : undefined
}

/** Why the learner is asked again; nothing was counted. */
export function describeRetry({ reason, matched, isRepeated }: RetryNotice, facet: Facet): string {
  const again = isRepeated ? ' (again)' : ''
  switch (reason) {
    case 'empty':
      return facet === 'reading'
        ? `Type the reading, or choose “I don’t know”.${again}`
        : `Type the meaning, or choose “I don’t know”.${again}`
    case 'meaning-wanted':
      return `That is how it is read. The meaning is asked.${again}`
    case 'kana-wanted':
      return `Only kana, please: the reading is asked.${again}`
    case 'other-reading':
      return `${matched ?? 'That'} is a true reading, but another one is asked.${again}`
    case 'transitive-wanted':
      return `Nearly: that is ${matched ?? 'the other verb'}, which happens by itself. This one is done to something.${again}`
    case 'intransitive-wanted':
      return `Nearly: that is ${matched ?? 'the other verb'}, which is done to something. This one happens by itself.${again}`
    case 'other-meaning':
      return `It means that too, but another meaning is taught.${again}`
    case 'fewer-words':
      return `Nearly: say it in fewer words.${again}`
    case 'okurigana':
      return `Nearly: look at the kana after the kanji.${again}`
  }
}
