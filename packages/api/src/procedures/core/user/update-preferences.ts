import { input, output } from '@kotonoha/contract/core/user/update-preferences'
import { mergePreferences } from '@kotonoha/user-db/queries/preferences/preferences'
import { clearRecentlyViewed } from '@kotonoha/user-db/queries/recently-viewed/recently-viewed'
import { isKeepingRecentlyViewed } from '../../../accounts/is-keeping-recently-viewed'
import { listProductPreferences } from '../../../accounts/list-product-preferences'
import { checkedAnswer } from '../../../checked-answer'
import { planChosenNotifications } from '../../../notifications/plan-anew'
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
      await planChosenNotifications(queries, { userId, changes: input.changes, at: ctx.at })
      // Who wants nothing kept means what is there already, too.
      if (!(await isKeepingRecentlyViewed(queries, userId))) {
        await clearRecentlyViewed(queries, { userId, at: ctx.at })
      }
      return listProductPreferences(queries, userId)
    }),
  )
