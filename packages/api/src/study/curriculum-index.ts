import type { ComponentOverview } from '@kotonoha/dictionary-db/entities/curriculum/component-overview'
import type { Subject } from '@kotonoha/dictionary-db/entities/curriculum/subject'
import { oncePerDictionary } from '@kotonoha/dictionary-db/once-per-dictionary'
import type { Dictionary } from '@kotonoha/dictionary-db/open-dictionary'
import { listComponentDrawings } from '@kotonoha/dictionary-db/queries/curriculum/find-component-overview'
import { getCurriculum } from '@kotonoha/dictionary-db/queries/curriculum/get-curriculum'
import { listNeeds } from '@kotonoha/dictionary-db/queries/curriculum/list-needs'
import { listSubjects } from '@kotonoha/dictionary-db/queries/curriculum/list-subjects'
import type { JlptLevel } from '@kotonoha/japanese/jlpt-level'
import { listTaughtPhrases, listVocabulary } from '@kotonoha/study/answers/vocabulary'
import type { Question } from '@kotonoha/study/session/question'
import { hasFacet } from '@kotonoha/study/subject'

/** The curriculum in memory: every question of studying walks over it. */
export interface CurriculumIndex {
  version: number
  levelCount: number
  /** In the order of teaching, words outside the core included. */
  subjects: readonly Subject[]
  byId: ReadonlyMap<number, Subject>
  /** From 1; the core only. */
  coreOfLevel: (level: number) => readonly Subject[]
  /** Components of a kanji, kanji of a word. */
  needsOf: (subjectId: number) => readonly number[]
  /** Of a component that fonts lack or draw differently; else null. */
  drawingOf: (subjectId: number) => ComponentOverview['drawing']
  kanjiOfJlpt: (level: JlptLevel) => readonly Subject[]
  findKanji: (literal: string) => Subject | undefined
  findWord: (spellingId: string) => Subject | undefined
  /** The words of all meanings taught, with blanks between. */
  getVocabulary: () => string
}

/** Made once for each dictionary; empty for one without a curriculum. */
export const createCurriculumIndex: (dictionary: Dictionary) => CurriculumIndex = oncePerDictionary(
  (dictionary) => {
    const { version, levels } = getCurriculum(dictionary)
    const subjects = listSubjects(dictionary, {})
    const byId = new Map(subjects.map((each) => [each.subjectId, each]))
    const needs = listNeeds(dictionary)
    const drawings = listComponentDrawings(dictionary)
    const core = new Map<number, Subject[]>()
    const kanji = new Map<string, Subject>()
    const words = new Map<string, Subject>()
    const jlpt = new Map<JlptLevel, Subject[]>()
    for (const subject of subjects) {
      if (subject.kind === 'kanji') {
        kanji.set(subject.literal, subject)
        if (subject.jlpt !== null) addTo(jlpt, subject.jlpt, subject)
      }
      if (subject.spellingId !== null) words.set(subject.spellingId, subject)
      if (!subject.isCore) continue
      addTo(core, subject.level, subject)
    }
    let vocabulary: string | undefined
    return {
      version,
      levelCount: levels.length,
      subjects,
      byId,
      coreOfLevel: (level) => core.get(level) ?? [],
      needsOf: (subjectId) => needs.get(subjectId) ?? [],
      drawingOf: (subjectId) => drawings.get(subjectId) ?? null,
      kanjiOfJlpt: (level) => jlpt.get(level) ?? [],
      findKanji: (literal) => kanji.get(literal),
      findWord: (spellingId) => words.get(spellingId),
      getVocabulary: () => {
        vocabulary ??= [
          ...listVocabulary(subjects.map(({ meaning }) => meaning)),
          ...listTaughtPhrases(
            subjects.filter(({ isCore }) => isCore).map(({ meaning }) => meaning),
          ),
        ].join(' ')
        return vocabulary
      },
    }
  },
)

/** Whether there can be such a card; writing is asked of kanji only. */
export function isCardOfCurriculum(
  { byId }: CurriculumIndex,
  { subjectId, facet }: Question,
): boolean {
  const subject = byId.get(subjectId)
  return subject !== undefined && hasFacet(subject.kind, facet)
}

function addTo<Key>(groups: Map<Key, Subject[]>, key: Key, subject: Subject): void {
  const group = groups.get(key)
  if (group === undefined) groups.set(key, [subject])
  else group.push(subject)
}
