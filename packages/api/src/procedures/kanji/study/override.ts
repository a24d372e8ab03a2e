import { input, output } from '@kotonoha/contract/kanji/study/override'
import { toWireCard } from '@kotonoha/contract/kanji/wire-card'
import { checkedAnswer } from '../../../checked-answer'
import { overrideGrade } from '../../../study/change-answers'
import { studyMutation } from '../../../study/study-procedure'

export const override = studyMutation
  .input(input)
  .output(checkedAnswer(output))
  .mutation(({ input, ctx }) =>
    ctx.change(['cards'], async (change) => {
      const { at, curriculum } = ctx
      const stored = await overrideGrade(change, { ...input, at, curriculum })
      return { card: toWireCard(stored), revision: change.revision }
    }),
  )
