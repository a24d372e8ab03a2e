import { toHiragana } from '@kotonoha/japanese/kana/hiragana-katakana'
import { toSubjectId } from '@kotonoha/study/subject'
import type { CurriculumKanji } from './curriculum-input'
import { cleanKanjiMeanings } from './meanings/clean-meaning'
import { componentNames } from './overrides/component-names'
import { kanjiMeanings } from './overrides/kanji-meanings'
import type { CurriculumPlan } from './plan-curriculum'
import type { SubjectDraft } from './subject-draft'
import { chooseTaughtReading, toTypedReadings } from './words/taught-readings'

export function toCharacterId(kind: 'component' | 'kanji', literal: string): number {
  return toSubjectId(kind, literal.codePointAt(0) ?? 0)
}

/** What the kanji means, the meaning that is taught first. */
export function listKanjiMeanings({ literal, meanings }: CurriculumKanji): string[] {
  const taught = kanjiMeanings.get(literal) ?? []
  return [...new Set([...taught, ...cleanKanjiMeanings(meanings)])]
}

export function draftComponent(literal: string, level: number, plan: CurriculumPlan): SubjectDraft {
  const kanji = plan.kanji.get(literal)
  const named = componentNames.get(literal)
  const meanings = named ?? (kanji === undefined ? [] : listKanjiMeanings(kanji))
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
    reading: null,
    needs: [],
    lookAlikes: [],
    siblings: [],
    opposites: [],
  }
}

export function draftKanji(
  kanji: CurriculumKanji,
  level: number,
  plan: CurriculumPlan,
  levelOfComponent: ReadonlyMap<string, number>,
): SubjectDraft {
  const { literal } = kanji
  const readings = plan.readings.get(literal) ?? []
  const taught = chooseTaughtReading(readings)
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
    meanings: listKanjiMeanings(kanji),
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
