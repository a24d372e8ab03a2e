import { input, output } from '@kotonoha/contract/kanji/curriculum/set-level'
import { toUuid } from '@kotonoha/user-db/queries/study/events'
import { checkedAnswer } from '../../../checked-answer'
import { changedOrThrow } from '../../../found-or-throw'
import { toProductError } from '../../../product-error'
import { loadLearnerStanding } from '../../../study/learner-standing'
import { toLevelOverview } from '../../../study/level-overview'
import { moveToLevel } from '../../../study/move-level'
import { studyMutation } from '../../../study/study-procedure'

export const setLevel = studyMutation
  .input(input)
  .output(checkedAnswer(output))
  .mutation(({ input, ctx }) => {
    const { curriculum, at } = ctx
    const { level } = input
    changedOrThrow(level <= curriculum.levelCount, 'such level')
    return ctx.changeOnce({ ...input, kinds: ['cards', 'profile'] }, async (change) => {
      const { queries, userId, lastLevel } = change
      if (level > lastLevel) throw toProductError('level-needs-subscription')
      const resetId = toUuid(`${userId}/${input.mutationId}`)
      const hasReset = await moveToLevel(change, { ...input, at, curriculum, resetId })
      const standing = await loadLearnerStanding(queries, curriculum, userId)
      return {
        overview: toLevelOverview(standing, { level, currentLevel: level, at }),
        resetId: hasReset ? resetId : null,
      }
    })
  })
