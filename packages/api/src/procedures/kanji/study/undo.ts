import { input, output } from '@kotonoha/contract/kanji/study/undo'
import { toWireCard } from '@kotonoha/contract/kanji/wire-card'
import { checkedAnswer } from '../../../checked-answer'
import { undoLatest } from '../../../study/change-answers'
import { studyMutation } from '../../../study/study-procedure'

export const undo = studyMutation
  .input(input)
  .output(checkedAnswer(output))
  .mutation(({ input, ctx }) =>
    ctx.change(['cards'], async (change) => {
      const stored = await undoLatest(change, { ...input, at: ctx.at, curriculum: ctx.curriculum })
      return { card: toWireCard(stored), revision: change.revision }
    }),
  )
