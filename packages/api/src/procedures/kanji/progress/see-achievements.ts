import { input, output } from '@kotonoha/contract/kanji/progress/see-achievements'
import { keepSeenAchievements } from '@kotonoha/user-db/queries/progress/achievements'
import { checkedAnswer } from '../../../checked-answer'
import { listAchievementsOf } from '../../../progress/achievements'
import { loadLearnerStanding } from '../../../study/learner-standing'
import { toCalendar } from '../../../study/scheduling'
import { studyMutation } from '../../../study/study-procedure'

/** Only what is earned is kept: the browser's word for it is not taken. */
export const seeAchievements = studyMutation
  .input(input)
  .output(checkedAnswer(output))
  .mutation(({ input, ctx }) =>
    ctx.changeOnce({ ...input, kinds: ['profile'] }, async (change) => {
      const { at, curriculum } = ctx
      const { queries, userId, preferences } = change
      const standing = await loadLearnerStanding(queries, curriculum, userId)
      const { toStart } = toCalendar(preferences)
      const all = await listAchievementsOf(queries, { learner: change, at, standing })
      const seen = all.flatMap(({ key, earnedOn, isNew }) =>
        isNew && earnedOn !== undefined && input.keys.includes(key)
          ? [{ key, earnedAt: new Date(toStart(earnedOn)) }]
          : [],
      )
      await keepSeenAchievements(queries, { userId, seen, at })
      return { seen: seen.length }
    }),
  )
