import { input, output } from '@kotonoha/contract/core/user/update-preferences'
import { mergePreferences } from '@kotonoha/user-db/queries/preferences/preferences'
import { listProductPreferences } from '../../../accounts/list-product-preferences'
import { checkedAnswer } from '../../../checked-answer'
import { learnerMutation } from '../../../procedure'

export const updatePreferences = learnerMutation
  .input(input)
  .output(checkedAnswer(output))
  .mutation(({ input, ctx }) =>
    ctx.once(input.mutationId, async (queries) => {
      const { userId } = ctx.learner
      const preferences = Object.entries(input.changes).flatMap(([name, chosen]) =>
        chosen === undefined
          ? []
          : [{ name, value: chosen.value, changedAt: new Date(chosen.changedAt) }],
      )
      await mergePreferences(queries, { userId, preferences, at: ctx.at })
      return listProductPreferences(queries, userId)
    }),
  )
