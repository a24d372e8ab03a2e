import { input, output } from '@kotonoha/contract/kanji/study/undo'
import { checkedAnswer } from '../../../checked-answer'
import { undoLatest } from '../../../study/change-answers'
import { studyMutation } from '../../../study/study-procedure'
import { toWireCard } from '../../../study/to-wire-card'

export const undo = studyMutation
  .input(input)
  .output(checkedAnswer(output))
  .mutation(({ input, ctx }) =>
    ctx.change(['cards'], async (change) => {
      const stored = await undoLatest(change, { ...input, at: ctx.at, curriculum: ctx.curriculum })
      return { card: toWireCard(stored), revision: change.revision }
    }),
  )
