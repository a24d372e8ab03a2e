import { openDictionary } from '@kotonoha/dictionary-db/open-dictionary'
import { listNeeds } from '@kotonoha/dictionary-db/queries/curriculum/list-needs'
import { listSubjects } from '@kotonoha/dictionary-db/queries/curriculum/list-subjects'
import type { SubjectId, SubjectKind } from '@kotonoha/study/subject'

/** As much of an item as the rules of studying ask for. */
export interface TaughtSubject {
  subjectId: SubjectId
  kind: SubjectKind
  level: number
  /** Its place in the order of teaching. */
  place: number
  needs: readonly SubjectId[]
}

export interface TaughtCurriculum {
  levelCount: number
  /** From 1, in the order of teaching. */
  ofLevel: (level: number) => readonly TaughtSubject[]
  kanjiOfLevel: (level: number) => readonly TaughtSubject[]
  byId: ReadonlyMap<SubjectId, TaughtSubject>
}

/** The core of the curriculum of a built dictionary. */
export function readCurriculum(file: string): TaughtCurriculum {
  const dictionary = openDictionary(file)
  const core = listSubjects(dictionary, { core: true })
  const needs = listNeeds(dictionary)
  dictionary.close()
  const subjects = core.map(({ subjectId, kind, level }, place) => ({
    subjectId,
    kind,
    level,
    place,
    needs: needs.get(subjectId) ?? [],
  }))
  return toTaughtCurriculum(subjects)
}

/** `subjects`: in the order of teaching. */
export function toTaughtCurriculum(subjects: readonly TaughtSubject[]): TaughtCurriculum {
  const levels = new Map<number, TaughtSubject[]>()
  for (const subject of subjects) {
    const level = levels.get(subject.level)
    if (level === undefined) levels.set(subject.level, [subject])
    else level.push(subject)
  }
  const kanji = new Map(
    [...levels].map(([level, all]) => [level, all.filter(({ kind }) => kind === 'kanji')]),
  )
  return {
    levelCount: Math.max(0, ...levels.keys()),
    ofLevel: (level) => levels.get(level) ?? [],
    kanjiOfLevel: (level) => kanji.get(level) ?? [],
    byId: new Map(subjects.map((each) => [each.subjectId, each])),
  }
}
