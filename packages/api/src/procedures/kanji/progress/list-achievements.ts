import { input, output } from '@kotonoha/contract/kanji/progress/list-achievements'
import { checkedAnswer } from '../../../checked-answer'
import { listAchievementsOf } from '../../../progress/achievements'
import { toCalendar } from '../../../study/scheduling'
import { studyProcedure } from '../../../study/study-procedure'

export const listAchievements = studyProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(async ({ ctx }) => {
    const { at, study: learner } = ctx
    const standing = await ctx.getStanding()
    const achievements = await listAchievementsOf(ctx.accounts.userDb, { learner, at, standing })
    return {
      today: toCalendar(learner.preferences).toDay(at.getTime()),
      revision: learner.profile.revision,
      achievements: achievements
        .filter(({ need }) => need > 0)
        .map((each) => ({ ...each, earnedOn: each.earnedOn ?? null })),
    }
  })
