import { input, output } from '@kotonoha/contract/core/user/get-kanji-product-profile'
import { listOpenLevels } from '@kotonoha/user-db/queries/study/levels'
import { findStudyProfile } from '@kotonoha/user-db/queries/study/study-profile'
import { checkedAnswer } from '../../../checked-answer'
import { learnerProcedure } from '../../../procedure'
import { toProductError } from '../../../product-error'
import { toWireProfile } from '../../../study/to-wire-profile'

export const getKanjiProductProfile = learnerProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(async ({ ctx }) => {
    const { userDb } = ctx.accounts
    const { userId } = ctx.learner
    const profile = await findStudyProfile(userDb, userId)
    if (profile === undefined) throw toProductError('no-profile-kanji-product')
    // Who has no level open has not begun: every page of kanji study would say so.
    const open = await listOpenLevels(userDb, userId)
    if (open.length === 0) throw toProductError('kanji-curriculum-no-unlocked-levels')
    return toWireProfile(profile)
  })
