import { input, output } from '@kotonoha/contract/kanji/import/revert'
import { checkedAnswer } from '../../../checked-answer'
import { revertImport } from '../../../imports/revert-import'
import { studyMutation } from '../../../study/study-procedure'

export const revert = studyMutation
  .input(input)
  .output(checkedAnswer(output))
  .mutation(({ input, ctx }) => {
    const { importId } = input
    const { curriculum, at } = ctx
    return ctx.changeOnce({ ...input, kinds: ['cards', 'profile'] }, (change) =>
      revertImport(change, { importId, curriculum, at }),
    )
  })
