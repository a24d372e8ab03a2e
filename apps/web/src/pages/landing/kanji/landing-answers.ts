import type { AnswerCall, FirstAnswer } from '@kotonoha/contract/site/first-view'
import type { ApiOutputs } from '../../../api/api'

export type Course = ApiOutputs['kanji']['landing']['getCourse']
export type ShownLesson = NonNullable<ApiOutputs['kanji']['landing']['getLesson']>
export type DrawnKanji = NonNullable<ApiOutputs['dict']['kanji']['getDefinitionOverview']>

/** The kanji that may be written on the page: four strokes, and the tree whose leaves words are. */
export const writtenKanji = '木'

/** What the page shows of the course and the dictionary; less where a dictionary has less. */
export interface LandingAnswers {
  course?: Course | undefined
  lesson?: ShownLesson | undefined
  /** With its strokes: of the lesson, and to be written. */
  lessonKanji?: DrawnKanji | undefined
  written?: DrawnKanji | undefined
}

const names = {
  course: 'kanji.landing.getCourse',
  lesson: 'kanji.landing.getLesson',
  kanji: 'dict.kanji.getDefinitionOverview',
} as const

/** Asks where the dictionary is. */
export async function askLandingAnswers(answerCall: AnswerCall): Promise<LandingAnswers> {
  const ask = async <Data>(procedure: string, input?: unknown): Promise<Data | undefined> => {
    const outcome = await answerCall(procedure, input)
    return 'data' in outcome ? ((outcome.data as Data | null) ?? undefined) : undefined
  }
  const [course, lesson, written] = await Promise.all([
    ask<Course>(names.course),
    ask<ShownLesson>(names.lesson),
    ask<DrawnKanji>(names.kanji, writtenKanji),
  ])
  const lessonKanji = lesson && (await ask<DrawnKanji>(names.kanji, lesson.literal))
  return { course, lesson, lessonKanji, written }
}

/**
 * What the live parts need, for the page to carry. The kanji of the levels are many and seldom
 * looked through: they are asked for where somebody does.
 */
export function listCarriedAnswers(answers: LandingAnswers): FirstAnswer[] {
  const { lesson, lessonKanji, written } = answers
  const kanji = [lessonKanji, written].flatMap((each) => (each ? [each] : []))
  return [
    ...(lesson ? [toAnswer(names.lesson, null, lesson)] : []),
    ...kanji.map((each) => toAnswer(names.kanji, each.literal, toCarried(each))),
  ]
}

/** Only its strokes are drawn here. */
function toCarried({ literal, strokes }: DrawnKanji): Pick<DrawnKanji, 'literal' | 'strokes'> {
  return { literal, strokes }
}

function toAnswer(procedure: string, input: unknown, data: unknown): FirstAnswer {
  return { procedure, type: 'query', input, data }
}

/** What the page carries, of all that `LandingAnswers` could have. */
export function readCarriedAnswers(text: string | null | undefined): LandingAnswers {
  if (!text) return {}
  const { answers } = JSON.parse(text) as { answers: FirstAnswer[] }
  const find = <Data>(procedure: string, input: unknown) =>
    answers.find((each) => each.procedure === procedure && each.input === input)?.data as
      | Data
      | undefined
  const lesson = find<ShownLesson>(names.lesson, null)
  return {
    lesson,
    lessonKanji: lesson && find<DrawnKanji>(names.kanji, lesson.literal),
    written: find<DrawnKanji>(names.kanji, writtenKanji),
  }
}
