import { toKindNumber } from '@kotonoha/dictionary-db/subject-kind'
import type { StoredSubjectStudy } from '@kotonoha/dictionary-db/tables/curriculum-tables'
import { curriculumIndexes } from '@kotonoha/dictionary-db/tables/curriculum-tables'
import type { Database } from 'better-sqlite3'
import type { KanjivgDrawing } from '../sources/kanjivg/kanjivg-drawing'
import { toComponentFacts } from './component-facts'
import { draftComponent, draftKanji, toCharacterId } from './draft-kanji'
import { draftWords } from './draft-words'
import { BlockedMeanings } from './meanings/blocked-meanings'
import type { CurriculumPlan } from './plan-curriculum'
import type { CurriculumReport } from './report/curriculum-report'
import type { SubjectDraft } from './subject-draft'

/** Raised when subjects are added or moved on purpose. */
const curriculumVersion = 1

/** Writes the subjects in the order of teaching, and what is needed to ask for them. */
export function writeCurriculum(
  database: Database,
  plan: CurriculumPlan,
  report: CurriculumReport,
  drawings: ReadonlyMap<string, KanjivgDrawing>,
): void {
  const subjects = draftSubjects(plan)
  writeSubjects(database, subjects)
  writeStudyData(database, subjects)
  const insertFacts = database.prepare('INSERT INTO component_subject VALUES (?, ?)')
  for (const [literal, facts] of toComponentFacts(plan, drawings)) {
    insertFacts.run(toCharacterId('component', literal), JSON.stringify(facts))
  }
  database
    .prepare('INSERT INTO curriculum VALUES (?, ?)')
    .run(curriculumVersion, JSON.stringify(report))
  for (const index of curriculumIndexes) database.exec(index)
}

function draftSubjects(plan: CurriculumPlan): SubjectDraft[] {
  const words = new Map<number, SubjectDraft[]>()
  for (const word of draftWords(plan)) {
    const known = words.get(word.level)
    if (known === undefined) words.set(word.level, [word])
    else known.push(word)
  }
  const levelOfComponent = new Map(
    plan.levels.flatMap(({ level, components }) =>
      components.map((literal): [string, number] => [literal, level]),
    ),
  )
  return plan.levels.flatMap(({ level, components, kanji }) => [
    ...components.map((literal) => draftComponent(literal, level, plan)),
    ...kanji.map((each) => draftKanji(each, level, plan, levelOfComponent)),
    // Sorting keeps the order by value within the core and within the others.
    ...(words.get(level) ?? []).sort((a, b) => Number(b.isCore) - Number(a.isCore)),
  ])
}

function writeSubjects(database: Database, subjects: readonly SubjectDraft[]): void {
  const insert = database.prepare('INSERT INTO subject VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
  const insertNeed = database.prepare('INSERT INTO subject_need VALUES (?, ?, ?)')
  const positions = new Map<number, number>()
  for (const each of subjects) {
    const position = (positions.get(each.level) ?? 0) + 1
    positions.set(each.level, position)
    const { subjectId, kind, literal, level, isCore, jlpt, strokeCount, wordId, spellingId } = each
    insert.run(
      ...[subjectId, toKindNumber(kind), literal, level, position, Number(isCore), jlpt],
      ...[strokeCount, wordId, spellingId, each.meanings[0] ?? literal, each.displayReading],
    )
    for (const [place, needsId] of each.needs.entries()) insertNeed.run(subjectId, place, needsId)
  }
}

function writeStudyData(database: Database, subjects: readonly SubjectDraft[]): void {
  const insert = database.prepare('INSERT INTO subject_study VALUES (?, ?)')
  const blocked = new BlockedMeanings(subjects)
  for (const subject of subjects) {
    const { subjectId, meanings, reading, lookAlikes, siblings, opposites } = subject
    const study: StoredSubjectStudy = {
      meaning: meanings[0] ?? subject.literal,
      acceptedMeanings: [...meanings],
      blockedMeanings: blocked.list(subject, [...opposites, ...lookAlikes, ...siblings]),
      reading,
      lookAlikes: [...lookAlikes],
      siblings: [...siblings],
    }
    insert.run(subjectId, JSON.stringify(study))
  }
}
