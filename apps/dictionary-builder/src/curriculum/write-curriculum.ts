import type { BlockedMeaning } from '@kotonoha/dictionary-db/entities/curriculum/subject-study-data'
import type { KanjiLesson } from '@kotonoha/dictionary-db/entities/kanji-definition'
import { createTextPacker, sampleTexts } from '@kotonoha/dictionary-db/packed-text/text-packer'
import type { SqliteDatabase } from '@kotonoha/dictionary-db/sqlite/sqlite-database'
import { toKindNumber } from '@kotonoha/dictionary-db/subject-kind'
import type { StoredSubjectStudy } from '@kotonoha/dictionary-db/tables/curriculum-tables'
import { curriculumIndexes } from '@kotonoha/dictionary-db/tables/curriculum-tables'
import { toVerbKey } from '@kotonoha/study/block-lists/build-block-list'
import type { SubjectDraft } from '../drafts/subject-draft'
import { createLessonFinder } from '../edition/draft-lessons'
import type { Edition } from '../edition/edition'
import { createPartNamer } from '../edition/part-namer'
import type { KanjivgDrawing } from '../sources/kanjivg/kanjivg-drawing'
import { AnswerCheck } from './check-answers'
import type { EntriesRead } from './collect-input'
import { toComponentFacts } from './component-facts'
import { draftComponent, draftKanji, toCharacterId } from './draft-kanji'
import { draftWords } from './draft-words'
import { BlockedMeanings } from './meanings/blocked-meanings'
import { LiteralSenses } from './meanings/literal-senses'
import { shareMeanings } from './meanings/share-meanings'
import type { CurriculumPlan } from './plan-curriculum'
import type { CurriculumReport } from './report/curriculum-report'

interface CurriculumToWrite {
  plan: CurriculumPlan
  report: CurriculumReport
  /** Shares of the kanji in running text, by corpus. */
  corpora: readonly ReadonlyMap<string, number>[]
  drawings: ReadonlyMap<string, KanjivgDrawing>
  entries: EntriesRead
}

/** Writes the subjects in the order of teaching, and what is needed to ask for them. */
export function writeCurriculum(
  database: SqliteDatabase,
  { plan, report, corpora, drawings, entries }: CurriculumToWrite,
): void {
  const subjects = shareMeanings(draftSubjects(plan))
  writeSubjects(database, subjects, corpora)
  writeStudyData(database, subjects, { plan, entries })
  const insertFacts = database.prepare('INSERT INTO component_subject VALUES (?, ?)')
  for (const [literal, facts] of toComponentFacts(plan, drawings)) {
    insertFacts.run(toCharacterId('component', literal), JSON.stringify(facts))
  }
  database
    .prepare('INSERT INTO curriculum VALUES (?, ?)')
    .run(toCurriculumVersion(plan.edition), JSON.stringify(report))
  for (const index of curriculumIndexes) database.exec(index)
}

/** Raised when subjects are added or moved on purpose. */
const constructionVersion = 2

/** Another number for every change of what is written or constructed; it says nothing of order. */
function toCurriculumVersion({ hash }: Edition): number {
  return constructionVersion * 0x1_00_00_00 + Number.parseInt(hash.slice(0, 6) || '0', 16)
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

function writeSubjects(
  database: SqliteDatabase,
  subjects: readonly SubjectDraft[],
  corpora: CurriculumToWrite['corpora'],
): void {
  const insert = database.prepare(
    'INSERT INTO subject VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
  )
  const insertNeed = database.prepare('INSERT INTO subject_need VALUES (?, ?, ?)')
  const positions = new Map<number, number>()
  for (const each of subjects) {
    const position = (positions.get(each.level) ?? 0) + 1
    positions.set(each.level, position)
    const { subjectId, kind, literal, level, isCore, jlpt, strokeCount, wordId, spellingId } = each
    insert.run(
      ...[subjectId, toKindNumber(kind), literal, level, position, Number(isCore), jlpt],
      ...[strokeCount, wordId, spellingId, each.meanings[0] ?? literal, each.displayReading],
      kind === 'kanji' ? toUseShare(literal, corpora) : null,
    )
    for (const [place, needsId] of each.needs.entries()) insertNeed.run(subjectId, place, needsId)
  }
}

/** Rounded to six digits, which is more than the sources know. */
function toUseShare(literal: string, corpora: CurriculumToWrite['corpora']): number | null {
  if (corpora.length === 0) return null
  const sum = corpora.reduce((all, shares) => all + (shares.get(literal) ?? 0), 0)
  return Number((sum / corpora.length).toPrecision(6))
}

function writeStudyData(
  database: SqliteDatabase,
  subjects: readonly SubjectDraft[],
  { plan, entries }: { plan: CurriculumPlan; entries: EntriesRead },
): void {
  const { kanji, courseWords } = entries
  const literals = new Set(subjects.map(({ literal }) => literal))
  const senses = new LiteralSenses(literals, courseWords.senses, kanji)
  const toStudy = createStudyDrafter(subjects, plan.edition, senses)
  const samples = sampleTexts(subjects, (subject) => JSON.stringify(toStudy(subject)))
  const packer = createTextPacker(database, 'study', samples)
  const insert = database.prepare('INSERT INTO subject_study VALUES (?, ?)')
  // Pages were written before the course was planned, which looks at them.
  const addToPage = database.prepare(
    'UPDATE kanji_definition SET lesson = ? WHERE code_point = unicode(?)',
  )
  const check = new AnswerCheck()
  for (const subject of subjects) {
    const study = toStudy(subject)
    check.add(subject.literal, study, senses.list(subject.literal))
    insert.run(subject.subjectId, packer.pack(JSON.stringify(study)))
    const lesson = toShownLesson(subject, study)
    if (lesson !== undefined) addToPage.run(packer.pack(JSON.stringify(lesson)), subject.literal)
  }
  check.finish()
}

/** The lesson as the page of a kanji shows it; undefined where none is written, or of no kanji. */
function toShownLesson(
  { kind, level }: SubjectDraft,
  { meaning, lesson }: StoredSubjectStudy,
): KanjiLesson | undefined {
  if (kind !== 'kanji' || !lesson?.story || !lesson.sound) return undefined
  return { level, meaning, story: lesson.story, sound: lesson.sound }
}

function createStudyDrafter(
  subjects: readonly SubjectDraft[],
  edition: Edition,
  senses: LiteralSenses,
): (subject: SubjectDraft) => StoredSubjectStudy {
  const blocked = new BlockedMeanings(subjects)
  const ids = new Set(subjects.map(({ subjectId }) => subjectId))
  const findWritten = createLessonFinder(edition, {
    nameOf: createPartNamer(subjects, edition),
    isSubject: (subjectId) => ids.has(subjectId),
  })
  return (subject) => {
    const { literal, meanings, reading, lookAlikes, siblings, opposites } = subject
    const { lesson, refused } = findWritten(subject)
    const isOwnSense = senses.createFinder(literal, meanings)
    const listed = blocked.list(subject, [...opposites, ...lookAlikes, ...siblings], isOwnSense)
    return {
      meaning: meanings[0] ?? literal,
      // A person may refuse what a kanji and its words would lend each other.
      acceptedMeanings: meanings.filter((text) => !isRefused(text, refused)),
      blockedMeanings: [
        ...refused,
        ...listed.filter(({ text }) => !refused.some((each) => each.text === text)),
      ],
      reading,
      lookAlikes: [...lookAlikes],
      siblings: [...siblings],
      lesson,
    }
  }
}

function isRefused(text: string, refused: readonly BlockedMeaning[]): boolean {
  return refused.some((each) => toVerbKey(each.text) === toVerbKey(text))
}
