import { input, output } from '@kotonoha/contract/kanji/curriculum/get-level-overview'
import { checkedAnswer } from '../../../checked-answer'
import { foundOrThrow } from '../../../found-or-throw'
import { toProductError } from '../../../product-error'
import { listLevelSummaries, toLevelOverview } from '../../../study/level-overview'
import { settleLevels } from '../../../study/settle-levels'
import { studyProcedure } from '../../../study/study-procedure'

export const getLevelOverview = studyProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(async ({ input, ctx }) => {
    const { curriculum, at } = ctx
    const { learner, standing } = await settleLevels(ctx)
    if (standing.openLevels.size === 0) {
      throw toProductError('kanji-curriculum-no-unlocked-levels')
    }
    const currentLevel = learner.profile.level
    const asked = input?.curriculumLevelId ?? currentLevel
    const level = foundOrThrow(asked <= curriculum.levelCount ? asked : undefined, 'such level')
    return {
      ...toLevelOverview(standing, { level, currentLevel, at }),
      levels: listLevelSummaries(standing, currentLevel),
    }
  })
