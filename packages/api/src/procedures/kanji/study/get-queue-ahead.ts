import { input, output } from '@kotonoha/contract/kanji/study/get-queue-ahead'
import { listDueCards } from '@kotonoha/user-db/queries/study/dues'
import { checkedAnswer } from '../../../checked-answer'
import { findAvailability } from '../../../study/find-availability'
import { listLessons, toBatch } from '../../../study/list-lessons'
import { listStudyItems } from '../../../study/list-study-items'
import { studyProcedure } from '../../../study/study-procedure'
import { toWireCard } from '../../../study/to-wire-card'
import { toWireProfile } from '../../../study/to-wire-profile'

/** As many as two days of the largest cap. */
const mostCards = 1000

const hourMs = 3_600_000

export const getQueueAhead = studyProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(async ({ input, ctx }) => {
    const { userDb } = ctx.accounts
    const { at, study } = ctx
    const { userId, profile, preferences } = study
    const standing = await ctx.getStanding()
    const until = new Date(at.getTime() + input.hours * hourMs)
    const isAway = preferences.isOnVacation
    const cards = isAway ? [] : await listDueCards(userDb, { userId, until, limit: mostCards })
    const { newCardsLeft } = await findAvailability(userDb, { learner: study, standing, at })
    const available = listLessons(standing, { level: profile.level })
    const lessons = toBatch(available, { preferences, newCardsLeft })
    const subjectIds = [...lessons, ...cards.map(({ subjectId }) => subjectId)]
    return {
      now: at.toISOString(),
      revision: profile.revision,
      profile: toWireProfile(profile),
      cards: cards.map(toWireCard),
      lessons,
      items: await listStudyItems(ctx.dictionary, { queries: userDb, userId, subjectIds }),
    }
  })
