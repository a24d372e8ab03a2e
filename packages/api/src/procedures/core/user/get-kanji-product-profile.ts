import { input, output } from '@kotonoha/contract/core/user/get-kanji-product-profile'
import { findStudyProfile } from '@kotonoha/user-db/queries/study/study-profile'
import { checkedAnswer } from '../../../checked-answer'
import { learnerProcedure } from '../../../procedure'
import { toProductError } from '../../../product-error'
import { toWireProfile } from '../../../study/to-wire-profile'

export const getKanjiProductProfile = learnerProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(async ({ ctx }) => {
    const profile = await findStudyProfile(ctx.accounts.userDb, ctx.learner.userId)
    if (profile === undefined) throw toProductError('no-profile-kanji-product')
    return toWireProfile(profile)
  })
