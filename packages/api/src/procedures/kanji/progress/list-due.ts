import { input, output } from '@kotonoha/contract/kanji/progress/list-due'
import { listDuesBetween } from '@kotonoha/user-db/queries/study/dues'
import { checkedAnswer } from '../../../checked-answer'
import { toOffset } from '../../../study/list-catalog'
import { studyProcedure } from '../../../study/study-procedure'
import { toTile } from '../../../study/to-tile'

export const listDue = studyProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(async ({ input, ctx }) => {
    const { from, until, limit, cursor } = input
    const offset = toOffset(cursor)
    const { dues, total } = await listDuesBetween(ctx.accounts.userDb, {
      userId: ctx.learner.userId,
      from: from === undefined ? new Date(0) : new Date(from),
      until: new Date(until),
      limit,
      offset,
    })
    const standing = await ctx.getStanding()
    const end = offset + limit
    return {
      items: dues.flatMap(({ subjectId, facet, dueAt }) => {
        const subject = ctx.curriculum.byId.get(subjectId)
        if (subject === undefined) return []
        return [{ tile: toTile(standing, subject), facet, dueAt: dueAt.toISOString() }]
      }),
      nextCursor: end < total ? String(end) : null,
      total,
    }
  })
