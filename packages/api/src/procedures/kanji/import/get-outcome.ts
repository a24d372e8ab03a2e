import { input, output } from '@kotonoha/contract/kanji/import/get-outcome'
import { checkedAnswer } from '../../../checked-answer'
import { foreseeImport } from '../../../imports/foresee-import'
import { studyProcedure } from '../../../study/study-procedure'

export const getOutcome = studyProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(({ input: { importId }, ctx: { study: learner, accounts, curriculum, at } }) =>
    foreseeImport(accounts.userDb, { learner, importId, curriculum, at }),
  )
