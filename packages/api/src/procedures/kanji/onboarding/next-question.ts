import { input, output } from '@kotonoha/contract/kanji/onboarding/next-question'
import { findPlacement } from '@kotonoha/study/onboarding/placement'
import { checkedAnswer } from '../../../checked-answer'
import { listStudyItems } from '../../../study/list-study-items'
import { choosePlacementQuestion } from '../../../study/placement-question'
import { visitorStudyProcedure } from '../../../study/study-procedure'

export const nextQuestion = visitorStudyProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(async ({ input, ctx }) => {
    const { curriculum, dictionary } = ctx
    const answers = input.answers.flatMap(({ subjectId, isRight }) => {
      const level = curriculum.byId.get(subjectId)?.level
      return level === undefined ? [] : [{ level, isRight }]
    })
    const placement = findPlacement(answers, {
      highestLevel: curriculum.levelCount,
      kana: input.kana,
    })
    const { startLevel, deviation, nextLevel } = placement
    const asked = new Set(input.answers.map(({ subjectId }) => subjectId))
    const chosen =
      nextLevel === undefined
        ? undefined
        : choosePlacementQuestion(curriculum, { level: nextLevel, asked })
    const [item] =
      chosen === undefined
        ? []
        : await listStudyItems(dictionary, {
            queries: ctx.accounts.userDb,
            userId: ctx.learner.userId,
            subjectIds: [chosen.subjectId],
          })
    if (chosen === undefined || item === undefined) {
      return { question: null, startLevel, deviation }
    }
    const number = input.answers.length + 1
    return { question: { item, facet: chosen.facet, number }, startLevel, deviation }
  })
