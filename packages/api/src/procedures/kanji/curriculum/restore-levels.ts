import { input, output } from '@kotonoha/contract/kanji/curriculum/restore-levels'
import { checkedAnswer } from '../../../checked-answer'
import { loadLearnerStanding } from '../../../study/learner-standing'
import { toLevelOverview } from '../../../study/level-overview'
import { restoreReset } from '../../../study/restore-reset'
import { studyMutation } from '../../../study/study-procedure'

export const restoreLevels = studyMutation
  .input(input)
  .output(checkedAnswer(output))
  .mutation(({ input, ctx }) =>
    ctx.changeOnce({ ...input, kinds: ['cards', 'profile'] }, async (change) => {
      const { queries, userId } = change
      const { curriculum, at } = ctx
      const level = await restoreReset(change, { ...input, at })
      const standing = await loadLearnerStanding(queries, curriculum, userId)
      return { overview: toLevelOverview(standing, { level, currentLevel: level, at }) }
    }),
  )
