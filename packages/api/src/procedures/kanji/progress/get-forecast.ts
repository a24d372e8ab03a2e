import { input, output } from '@kotonoha/contract/kanji/progress/get-forecast'
import { checkedAnswer } from '../../../checked-answer'
import { getForecastOf } from '../../../study/forecast'
import { studyProcedure } from '../../../study/study-procedure'

const counted = { hours: 48, days: 30 }

export const getForecast = studyProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(async ({ ctx }) => {
    const { at, study: learner } = ctx
    const forecast = await getForecastOf(ctx.accounts.userDb, { learner, at, ...counted })
    return {
      now: at.toISOString(),
      today: forecast.today,
      revision: learner.profile.revision,
      dueNow: forecast.dueNow,
      hours: forecast.hours.map(toWireSlot),
      days: forecast.days.map(toWireSlot),
      isOnVacation: learner.preferences.isOnVacation,
    }
  })

function toWireSlot<Slot extends { startsAtMs: number }>({ startsAtMs, ...counts }: Slot) {
  return { startsAt: new Date(startsAtMs).toISOString(), ...counts }
}
