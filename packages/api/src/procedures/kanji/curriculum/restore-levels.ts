import { input, output } from '@kotonoha/contract/kanji/curriculum/restore-levels'
import { checkedAnswer } from '../../../checked-answer'
import { loadLearnerStanding } from '../../../study/learner-standing'
import { toLevelOverview } from '../../../study/level-overview'
import { restoreReset } from '../../../study/move-level'
import { studyMutation } from '../../../study/study-procedure'

export const restoreLevels = studyMutation
  .input(input)
  .output(checkedAnswer(output))
  .mutation(({ input, ctx }) =>
    ctx.changeOnce({ ...input, kinds: ['cards', 'profile'] }, async (change) => {
      const { queries, userId, profile } = change
      const { curriculum, at } = ctx
      await restoreReset(change, { ...input, at })
      const standing = await loadLearnerStanding(queries, curriculum, userId)
      const { level } = profile
      return { overview: toLevelOverview(standing, { level, currentLevel: level, at }) }
    }),
  )
