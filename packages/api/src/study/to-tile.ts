import type { subjectTile } from '@kotonoha/contract/kanji/subject-tile'
import { toMoment } from '@kotonoha/contract/kanji/wire-card'
import type { Subject } from '@kotonoha/dictionary-db/entities/curriculum/subject'
import { findBucket, isUnlocked } from '@kotonoha/study/levels/subject-standing'
import type { z } from 'zod'
import type { LearnerStanding } from './learner-standing'

/** An item of the curriculum as a tile, with the learner's own state. */
export function toTile(standing: LearnerStanding, subject: Subject): z.infer<typeof subjectTile> {
  const { subjectId } = subject
  return {
    subjectId,
    kind: subject.kind,
    literal: subject.literal,
    drawing: standing.curriculum.drawingOf(subjectId),
    meaning: subject.meaning,
    reading: subject.reading,
    level: subject.level,
    position: subject.position,
    jlpt: subject.jlpt,
    strokeCount: subject.strokeCount,
    kanjiId: subject.kind === 'kanji' ? subject.literal : null,
    wordId: subject.wordId,
    spellingId: subject.spellingId,
    isCore: subject.isCore,
    lock: isUnlocked(standing, subject) ? 'unlocked' : 'locked',
    progress: findBucket(standing, subject) ?? null,
    dueAt: toMoment(standing.standings.get(subjectId)?.dueAtMs),
    isWanted: standing.wanted.has(subjectId),
  }
}
