import { input, output } from '@kotonoha/contract/kanji/study/get-item'
import { toWireCard } from '@kotonoha/contract/kanji/wire-card'
import { listCardsOf } from '@kotonoha/user-db/queries/study/cards'
import { checkedAnswer } from '../../../checked-answer'
import { foundOrThrow } from '../../../found-or-throw'
import { listStudyItems } from '../../../study/list-study-items'
import { studyProcedure } from '../../../study/study-procedure'

export const getItem = studyProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(async ({ input, ctx }) => {
    const { userDb } = ctx.accounts
    const asked = { userId: ctx.learner.userId, subjectIds: [input.subjectId] }
    const [item] = await listStudyItems(ctx.dictionary, { queries: userDb, ...asked })
    return {
      item: foundOrThrow(item, 'such item'),
      cards: (await listCardsOf(userDb, asked)).map(toWireCard),
    }
  })
