import { input, output } from '@kotonoha/contract/kanji/algorithm/optimise'
import { checkedAnswer } from '../../../checked-answer'
import { studyMutation } from '../../../study/study-procedure'
import { askForTraining } from '../../../training/ask-for-training'

/** The training is named by the change that asked for it. */
export const optimise = studyMutation
  .input(input)
  .output(checkedAnswer(output))
  .mutation(async ({ input, ctx }) => {
    const { at } = ctx
    const { training } = ctx.accounts
    const isThere = await training.isThere()
    const asked = await ctx.changeOnce({ ...input, kinds: [] }, (change) =>
      askForTraining(change, { jobId: input.mutationId, at, isThere }),
    )
    if (asked.kind === 'begun') training.wake()
    return asked
  })
