import { input, output } from '@kotonoha/contract/dict/lists/export-list'
import { checkedAnswer } from '../../../checked-answer'
import { learnerProcedure } from '../../../procedure'
import { exportAsAnkiText } from '../../../saved-lists/export-as-anki-text'
import { exportAsCsv } from '../../../saved-lists/export-as-csv'
import { getSavedList } from '../../../saved-lists/get-saved-list'
import { toFileName } from '../../../saved-lists/to-file-name'

export const exportList = learnerProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(async ({ input, ctx }) => {
    const key = { userId: ctx.learner.userId, listId: input.listId }
    const { list, items } = await getSavedList(ctx.accounts.userDb, key)
    if (input.format === 'csv') {
      return {
        fileName: toFileName(list.name, 'csv'),
        mediaType: 'text/csv; charset=utf-8',
        content: exportAsCsv(items),
      }
    }
    return {
      fileName: toFileName(list.name, 'txt'),
      mediaType: 'text/plain; charset=utf-8',
      content: exportAsAnkiText(items),
    }
  })
