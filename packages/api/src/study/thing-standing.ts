import type { studyState } from '@kotonoha/contract/kanji/study/list-states'
import type { Subject } from '@kotonoha/dictionary-db/entities/curriculum/subject'
import type { Dictionary } from '@kotonoha/dictionary-db/open-dictionary'
import { findWordSummary } from '@kotonoha/dictionary-db/queries/words/list-word-summaries'
import type { z } from 'zod'
import type { LearnerStanding } from './learner-standing'
import { findBucket, isReached } from './subject-state'

/** The learner's own state of something of the dictionary. */
export function toThingStanding(standing: LearnerStanding, subject: Subject | undefined, at: Date) {
  if (subject === undefined) {
    return { subjectId: null, state: 'none' as const, isWanted: false, isSuspended: false }
  }
  const { subjectId } = subject
  return {
    subjectId,
    state: findStudyState(standing, subject, at),
    isWanted: standing.wanted.has(subjectId),
    isSuspended: standing.standings.get(subjectId)?.isSuspended ?? false,
  }
}

function findStudyState(
  standing: LearnerStanding,
  subject: Subject,
  at: Date,
): z.infer<typeof studyState> {
  const bucket = findBucket(standing, subject)
  if (bucket === undefined) return 'none'
  const dueAtMs = standing.standings.get(subject.subjectId)?.dueAtMs
  if (dueAtMs !== undefined && dueAtMs <= at.getTime()) return 'due'
  return bucket === 'high' || bucket === 'passed' ? 'known' : 'learning'
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
