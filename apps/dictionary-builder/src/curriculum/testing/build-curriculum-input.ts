import { buildElement } from '../../sources/kanjivg/build-element'
import type { DrawnElement, KanjivgDrawing } from '../../sources/kanjivg/kanjivg-drawing'
import type {
  CurriculumInput,
  CurriculumKanji,
  CurriculumSpelling,
  CurriculumWord,
} from '../curriculum-input'

/** A group with its name, its strokes and the groups within. */
export function buildGroup(
  element: string | null,
  strokes: number,
  children: DrawnElement[] = [],
  more: Partial<DrawnElement> = {},
): DrawnElement {
  const strokeIndices = Array.from({ length: strokes }, (_, index) => index)
  return buildElement(element, { strokeIndices, children, ...more })
}

export function buildDrawing(literal: string, groups: DrawnElement[]): KanjivgDrawing {
  const strokes = groups.reduce((sum, { strokeIndices }) => sum + strokeIndices.length, 0)
  return { literal, strokes: [], tree: buildGroup(literal, strokes, groups) }
}

/** A jōyō kanji of the given parts, each a group of two strokes. */
export function buildKanji(
  literal: string,
  parts: readonly string[] = [],
  more: Partial<CurriculumKanji> = {},
): CurriculumKanji {
  return {
    literal,
    strokeCount: Math.max(1, 2 * parts.length),
    grade: 1,
    jlpt: null,
    meanings: [literal],
    readings: [],
    drawing: buildDrawing(
      literal,
      parts.map((part) => buildGroup(part, 2)),
    ),
    components: [],
    lookAlikes: [],
    antonyms: [],
    ...more,
  }
}

/** A common noun; `readings` are the ids of its kanji's readings, such as `水:on:スイ`. */
export function buildWord(
  wordId: number,
  text: string,
  reading: string,
  readings: readonly string[],
  more: Partial<CurriculumWord> = {},
): CurriculumWord {
  const spelling: CurriculumSpelling = {
    spellingId: `s${wordId}`,
    text,
    reading,
    kanji: readings.map((readingId) => ({
      literal: readingId.slice(0, 1),
      readingId,
    })),
  }
  return {
    wordId,
    jlpt: null,
    isCommon: true,
    frequencyRank: 1000,
    isUsuallyKana: false,
    spellings: [spelling],
    senses: [{ partsOfSpeech: ['n'], usage: [], fields: [], glosses: [`word ${wordId}`] }],
    ...more,
  }
}

export function buildInput(
  kanji: readonly CurriculumKanji[],
  words: readonly CurriculumWord[] = [],
  shares: Record<string, number> = {},
): CurriculumInput {
  return {
    kanji: new Map(kanji.map((each) => [each.literal, each])),
    words,
    corpora: [new Map(Object.entries(shares))],
  }
}
