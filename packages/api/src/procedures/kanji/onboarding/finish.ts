import { input, output } from '@kotonoha/contract/kanji/onboarding/finish'
import { findLastLevel } from '../../../billing/find-plan'
import { checkedAnswer } from '../../../checked-answer'
import { learnerMutation, withDictionary } from '../../../procedure'
import { toProductError } from '../../../product-error'
import { createCurriculumIndex } from '../../../study/curriculum-index'
import { finishOnboarding, isSameChoice, toChoice } from '../../../study/finish-onboarding'
import { requireKnownZone } from '../../../study/study-preferences'

export const finish = learnerMutation
  .use(withDictionary)
  .input(input)
  .output(checkedAnswer(output))
  .mutation(async ({ input, ctx }) => {
    const { userId } = ctx.learner
    const curriculum = createCurriculumIndex(ctx.dictionary)
    if (curriculum.levelCount === 0) throw toProductError('no-curriculum')
    requireKnownZone(input.preferences)
    const { payments } = ctx.accounts
    const { at } = ctx
    const { isNew, asked, ...answer } = await ctx.once(input.mutationId, async (queries) => {
      const lastLevel = await findLastLevel(queries, { userId, payments, at })
      return finishOnboarding(queries, { ...input, userId, curriculum, at, lastLevel })
    })
    if (isNew) {
      const change = { revision: 1, kinds: ['cards', 'profile'] as const }
      ctx.accounts.announceStudyChange(userId, change)
    }
    // Two tabs have one draft, and so one id of it: the answer may be that to the other's choice.
    return { ...answer, isAsAsked: isNew && isSameChoice(asked, toChoice(input)) }
  })
