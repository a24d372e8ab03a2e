import { input, output } from '@kotonoha/contract/kanji/algorithm/get-cards'
import { checkedAnswer } from '../../../checked-answer'
import { studyProcedure } from '../../../study/study-procedure'
import { getCardsOf } from '../../../training/cards'

export const getCards = studyProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(({ ctx }) => {
    const { at, study: learner, accounts, curriculum } = ctx
    return getCardsOf(accounts.userDb, { learner, curriculum, at })
  })
