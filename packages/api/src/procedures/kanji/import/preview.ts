import { input, output } from '@kotonoha/contract/kanji/import/preview'
import { checkedAnswer } from '../../../checked-answer'
import { previewImport } from '../../../imports/preview-import'
import { studyMutation } from '../../../study/study-procedure'

export const preview = studyMutation
  .input(input)
  .output(checkedAnswer(output))
  .mutation(({ input: request, ctx }) => {
    const { curriculum, dictionary, at } = ctx
    return ctx.change([], (change) =>
      previewImport(change, { request, curriculum, dictionary, at }),
    )
  })
