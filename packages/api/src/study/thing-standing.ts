import type { Subject } from '@kotonoha/dictionary-db/entities/curriculum/subject'
import type { Dictionary } from '@kotonoha/dictionary-db/open-dictionary'
import { findWordSummary } from '@kotonoha/dictionary-db/queries/words/list-word-summaries'
import { findStudyState, isReached } from '@kotonoha/study/levels/subject-standing'
import type { LearnerStanding } from './learner-standing'

/** The learner's own state of something of the dictionary. */
export function toThingStanding(standing: LearnerStanding, subject: Subject | undefined, at: Date) {
  if (subject === undefined) {
    return { subjectId: null, state: 'none' as const, isWanted: false, isSuspended: false }
  }
  const { subjectId } = subject
  return {
    subjectId,
    state: findStudyState(standing, subject, at.getTime()),
    isWanted: standing.wanted.has(subjectId),
    isSuspended: standing.standings.get(subjectId)?.isSuspended ?? false,
  }
}

const kanjiOfText = /\p{Script=Han}/gu

/** Of a word, with whether the learner can read it: every kanji of it is at `medium` or better. */
export function toWordStanding(
  standing: LearnerStanding,
  { dictionary, spellingId, at }: { dictionary: Dictionary; spellingId: string; at: Date },
) {
  const { curriculum } = standing
  const subject = curriculum.findWord(spellingId)
  const text = subject?.literal ?? findWordSummary(dictionary, spellingId)?.text ?? ''
  const kanji = text.match(kanjiOfText) ?? []
  const isReadable =
    kanji.length > 0 &&
    kanji.every((literal) => {
      // 々 repeats the kanji before it, which is looked at by itself.
      if (literal === '々') return true
      const known = curriculum.findKanji(literal)
      return known !== undefined && isReached(standing, known)
    })
  return { ...toThingStanding(standing, subject, at), isReadable }
}
