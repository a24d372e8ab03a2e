import { input, output } from '@kotonoha/contract/kanji/sync/changes'
import { toWireCard } from '@kotonoha/contract/kanji/wire-card'
import { mapInSlices } from '@kotonoha/user-db/in-slices'
import { wereCardsRemoved } from '@kotonoha/user-db/queries/imports/import-jobs'
import { listChangedCards } from '@kotonoha/user-db/queries/study/cards'
import { findLiveSession } from '@kotonoha/user-db/queries/study/sessions'
import { checkedAnswer } from '../../../checked-answer'
import { countDay, toWireToday } from '../../../study/count-day'
import { studyProcedure } from '../../../study/study-procedure'
import { toWireProfile } from '../../../study/to-wire-profile'
import { toWireSession } from '../../../study/to-wire-session'

export const changes = studyProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(async ({ input, ctx }) => {
    const { userDb } = ctx.accounts
    const { userId } = ctx.learner
    const { cards, hasMore } = await listChangedCards(userDb, { ...input, userId })
    const day = await countDay(userDb, { learner: ctx.study, at: ctx.at })
    const hasRemoved = await wereCardsRemoved(userDb, { ...input, userId })
    const session = await findLiveSession(userDb, { userId, at: ctx.at })
    return {
      now: ctx.at.toISOString(),
      cards: await mapInSlices(cards, toWireCard),
      session: session === undefined ? null : toWireSession(session),
      profile: toWireProfile(ctx.study.profile),
      today: toWireToday(day),
      // The profile was read before the cards: what changed in between is told again next time.
      revision: hasMore
        ? (cards.at(-1)?.revision ?? input.sinceRevision)
        : Math.max(ctx.study.profile.revision, input.sinceRevision),
      hasRemoved,
      hasMore,
    }
  })
