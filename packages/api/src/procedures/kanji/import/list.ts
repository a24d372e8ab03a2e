import { input, output } from '@kotonoha/contract/kanji/import/list'
import { checkedAnswer } from '../../../checked-answer'
import { listImports } from '../../../imports/list-imports'
import { studyProcedure } from '../../../study/study-procedure'

export const list = studyProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(({ ctx: { learner, accounts, at } }) =>
    listImports(accounts.userDb, { userId: learner.userId, at }),
  )
