import { input, output } from '@kotonoha/contract/dict/recently-viewed/sync'
import {
  clearRecentlyViewed,
  listRecentlyViewed,
  mergeRecentlyViewed,
} from '@kotonoha/user-db/queries/recently-viewed/recently-viewed'
import { isKeepingRecentlyViewed } from '../../../accounts/is-keeping-recently-viewed'
import { checkedAnswer } from '../../../checked-answer'
import { learnerMutation, withDictionary } from '../../../procedure'
import { findSnapshot } from '../../../saved-lists/snapshot'
import { toThing } from '../../../saved-lists/to-list-answer'

export const sync = learnerMutation
  .use(withDictionary)
  .input(input)
  .output(checkedAnswer(output))
  .mutation(({ input, ctx }) => {
    const { dictionary, at } = ctx
    const { userId } = ctx.learner
    // What the dictionary no longer has is not worth showing on another device.
    const views = input.views.flatMap(({ thing, viewedAt }) => {
      const snapshot = findSnapshot(dictionary, thing)
      return snapshot === undefined ? [] : [{ ...snapshot, viewedAt: new Date(viewedAt) }]
    })
    return ctx.once(input.mutationId, async (queries) => {
      if (!(await isKeepingRecentlyViewed(queries, userId))) {
        await clearRecentlyViewed(queries, { userId, at })
        return { views: [] }
      }
      if (input.forgottenAt !== null) {
        // A device whose clock runs ahead must not forget what is yet to be seen.
        const forgottenAt = new Date(Math.min(Date.parse(input.forgottenAt), at.getTime()))
        await clearRecentlyViewed(queries, { userId, at: forgottenAt })
      }
      await mergeRecentlyViewed(queries, { userId, views, at })
      const kept = await listRecentlyViewed(queries, userId)
      return {
        views: kept.map((view) => {
          const thing = toThing(view)
          return {
            thing,
            text: view.text,
            reading: view.reading,
            gloss: findSnapshot(dictionary, thing)?.meaning ?? '',
            viewedAt: view.viewedAt.toISOString(),
          }
        }),
      }
    })
  })
