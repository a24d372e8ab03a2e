import { toHiragana } from '@kotonoha/japanese/kana/hiragana-katakana'
import { toSubjectId } from '@kotonoha/study/subject'
import type { SubjectDraft } from '../drafts/subject-draft'
import { listWrittenMeanings } from '../edition/written-meanings'
import type { CurriculumKanji } from './curriculum-input'
import { cleanKanjiMeanings } from './meanings/clean-meaning'
import { componentNames } from './overrides/component-names'
import { kanjiMeanings } from './overrides/kanji-meanings'
import type { CurriculumPlan } from './plan-curriculum'
import type { RatedReading } from './words/taught-readings'
import { chooseTaughtReading, findReading, toTypedReadings } from './words/taught-readings'

/** The sources list the usual ones first, and then all that a character was ever used for. */
const commonMeaningsOfKanji = 3

export function toCharacterId(kind: 'component' | 'kanji', literal: string): number {
  return toSubjectId(kind, literal.codePointAt(0) ?? 0)
}

/** What the kanji means, the meaning that is taught first. */
export function listKanjiMeanings(
  { literal, meanings }: CurriculumKanji,
  { edition }: Pick<CurriculumPlan, 'edition'>,
): string[] {
  const written = edition.kanji.get(literal)
  if (written !== undefined) return listWrittenMeanings(written)
  const taught = kanjiMeanings.get(literal) ?? []
  return [...new Set([...taught, ...cleanKanjiMeanings(meanings)])]
}

/** What is written is all common. */
function listCommonMeaningsOfKanji(kanji: CurriculumKanji, plan: CurriculumPlan): string[] {
  const meanings = listKanjiMeanings(kanji, plan)
  return plan.edition.kanji.has(kanji.literal) ? meanings : meanings.slice(0, commonMeaningsOfKanji)
}

export function draftComponent(literal: string, level: number, plan: CurriculumPlan): SubjectDraft {
  const kanji = plan.kanji.get(literal)
  const written = plan.edition.components.get(literal)
  const named = written ? [written.name, ...written.accept] : componentNames.get(literal)
  const meanings = named ?? (kanji === undefined ? [] : listKanjiMeanings(kanji, plan))
  return {
    subjectId: toCharacterId('component', literal),
    kind: 'component',
    literal,
    level,
    isCore: true,
    jlpt: null,
    strokeCount: kanji?.strokeCount ?? plan.decomposition.known.get(literal)?.strokeCount ?? null,
    wordId: null,
    spellingId: null,
    displayReading: null,
    meanings,
    commonMeanings: [],
    glosses: [],
    reading: null,
    needs: [],
    lookAlikes: [],
    siblings: [],
    opposites: [],
  }
}

/** The reading that is asked for. */
export function findTaughtReading(literal: string, plan: CurriculumPlan): RatedReading | undefined {
  const readings = plan.readings.get(literal) ?? []
  const written = plan.edition.kanji.get(literal)
  const found = written && findReading(readings, written.reading)
  return found ?? chooseTaughtReading(readings)
}

export function draftKanji(
  kanji: CurriculumKanji,
  level: number,
  plan: CurriculumPlan,
  levelOfComponent: ReadonlyMap<string, number>,
): SubjectDraft {
  const { literal } = kanji
  const readings = plan.readings.get(literal) ?? []
  const taught = findTaughtReading(literal, plan)
  const typed = taught === undefined ? [] : toTypedReadings(taught)
  const others = new Set(readings.flatMap(toTypedReadings).map(toHiragana))
  const toKanjiIds = (literals: readonly string[]) =>
    literals.filter((each) => plan.kanji.has(each)).map((each) => toCharacterId('kanji', each))
  return {
    subjectId: toCharacterId('kanji', literal),
    kind: 'kanji',
    literal,
    level,
    isCore: true,
    jlpt: kanji.jlpt,
    strokeCount: kanji.strokeCount,
    wordId: null,
    spellingId: null,
    displayReading: taught?.display ?? null,
    meanings: listKanjiMeanings(kanji, plan),
    commonMeanings: listCommonMeaningsOfKanji(kanji, plan),
    glosses: [],
    reading:
      taught === undefined
        ? null
        : {
            kind: taught.kind,
            taught: typed,
            display: taught.display,
            other: [...others].filter((reading) => !typed.includes(reading)),
          },
    needs: (plan.decomposition.parts.get(literal) ?? []).map((part) =>
      // The light item where there was one by then, else the kanji itself.
      (levelOfComponent.get(part) ?? Number.POSITIVE_INFINITY) <= level
        ? toCharacterId('component', part)
        : toCharacterId('kanji', part),
    ),
    lookAlikes: toKanjiIds(kanji.lookAlikes),
    siblings: [],
    opposites: toKanjiIds(kanji.antonyms),
  }
}
