import { input, output } from '@kotonoha/contract/kanji/import/confirm'
import { checkedAnswer } from '../../../checked-answer'
import { applyImport } from '../../../imports/apply-import'
import { studyMutation } from '../../../study/study-procedure'

export const confirm = studyMutation
  .input(input)
  .output(checkedAnswer(output))
  .mutation(({ input, ctx }) => {
    const { curriculum, at } = ctx
    const { importId } = input
    return ctx.changeOnce({ ...input, kinds: ['cards', 'profile'] }, (change) =>
      applyImport(change, { importId, curriculum, at }),
    )
  })
