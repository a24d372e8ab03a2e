import { input, output } from '@kotonoha/contract/kanji/study/release-brake'
import { checkedAnswer } from '../../../checked-answer'
import { findAvailability } from '../../../study/find-availability'
import { releaseBrake as release } from '../../../study/release-brake'
import { studyMutation } from '../../../study/study-procedure'

export const releaseBrake = studyMutation
  .input(input)
  .output(checkedAnswer(output))
  .mutation(({ input, ctx }) =>
    ctx.changeOnce({ ...input, kinds: ['profile'] }, async (change) => {
      const { curriculum, at } = ctx
      const { choice } = input
      const { learner, standing, brake } = await release(change, { choice, curriculum, at })
      const asked = { learner, standing, at, brake }
      const { wire } = await findAvailability(change.queries, asked)
      return wire
    }),
  )
