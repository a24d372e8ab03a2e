import { input, output } from '@kotonoha/contract/kanji/study/list-states'
import { findStudyProfile } from '@kotonoha/user-db/queries/study/study-profile'
import { checkedAnswer } from '../../../checked-answer'
import { getLearnerStanding, type LearnerStanding } from '../../../study/learner-standing'
import { visitorStudyProcedure } from '../../../study/study-procedure'
import { toThingStanding, toWordStanding } from '../../../study/thing-standing'

export const listStates = visitorStudyProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(async ({ input, ctx }) => {
    const { curriculum, at } = ctx
    const { userDb } = ctx.accounts
    const { userId } = ctx.learner
    const profile = await findStudyProfile(userDb, userId)
    const standing: LearnerStanding =
      profile === undefined
        ? { curriculum, standings: new Map(), openLevels: new Map(), wanted: new Set() }
        : await getLearnerStanding(userDb, curriculum, { userId, revision: profile.revision })
    return {
      kanji: input.kanjiIds.map((kanjiId) => ({
        kanjiId,
        ...toThingStanding(standing, curriculum.findKanji(kanjiId), at),
      })),
      words: input.words.map(({ wordId, spellingId }) => ({
        wordId,
        spellingId,
        ...toWordStanding(standing, { dictionary: ctx.dictionary, spellingId, at }),
      })),
    }
  })
