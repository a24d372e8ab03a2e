import { input, output } from '@kotonoha/contract/kanji/study/get-queue-ahead'
import { toWireCard } from '@kotonoha/contract/kanji/wire-card'
import { listLessons, toBatch } from '@kotonoha/study/lessons/list-lessons'
import { toQuestionKey } from '@kotonoha/study/session/question'
import { listCardsOf } from '@kotonoha/user-db/queries/study/cards'
import { listDueCards } from '@kotonoha/user-db/queries/study/dues'
import { checkedAnswer } from '../../../checked-answer'
import { toWireToday } from '../../../study/count-day'
import { findAllowance } from '../../../study/find-availability'
import { listStudyItems } from '../../../study/list-study-items'
import { settleLevels } from '../../../study/settle-levels'
import { studyProcedure } from '../../../study/study-procedure'
import { toWireProfile } from '../../../study/to-wire-profile'

/** As many as two days of the largest cap. */
const mostCards = 1000

const hourMs = 3_600_000

export const getQueueAhead = studyProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(async ({ input, ctx }) => {
    const { userDb } = ctx.accounts
    const { at } = ctx
    const { learner, standing } = await settleLevels(ctx)
    const { userId, profile, preferences, lastLevel } = learner
    const until = new Date(at.getTime() + input.hours * hourMs)
    const isAway = preferences.isOnVacation
    const due = isAway ? [] : await listDueCards(userDb, { userId, until, limit: mostCards })
    const allowance = await findAllowance(userDb, { learner, at })
    const { newCardsLeft } = allowance
    const order = preferences.lessonOrder
    const available = listLessons(standing, { level: profile.level, order, lastLevel })
    const lessons = toBatch(available, { preferences, newCardsLeft })
    const isTold = new Set(due.map(toQuestionKey))
    const ofLessons = await listCardsOf(userDb, { userId, subjectIds: lessons })
    const cards = [...due, ...ofLessons.filter((each) => !isTold.has(toQuestionKey(each)))]
    const subjectIds = [...lessons, ...cards.map(({ subjectId }) => subjectId)]
    return {
      now: at.toISOString(),
      revision: profile.revision,
      profile: toWireProfile(profile),
      today: toWireToday(allowance),
      cards: cards.map(toWireCard),
      lessons,
      items: await listStudyItems(ctx.dictionary, { queries: userDb, userId, subjectIds }),
    }
  })
