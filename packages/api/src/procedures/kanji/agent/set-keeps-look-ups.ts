import { input, output } from '@kotonoha/contract/kanji/agent/set-keeps-look-ups'
import { saveKeepsLookUps } from '@kotonoha/user-db/queries/agent/calls'
import { checkedAnswer } from '../../../checked-answer'
import { learnerMutation } from '../../../procedure'

export const setKeepsLookUps = learnerMutation
  .input(input)
  .output(checkedAnswer(output))
  .mutation(({ input, ctx }) =>
    ctx.once(input.mutationId, async (queries) => {
      const { userId } = ctx.learner
      await saveKeepsLookUps(queries, { userId, isOn: input.keepsLookUps })
      return {}
    }),
  )
