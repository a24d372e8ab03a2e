import { input, output } from '@kotonoha/contract/kanji/study/reset-card'
import { toWireCard } from '@kotonoha/contract/kanji/wire-card'
import { resetCard as resetStoredCard } from '@kotonoha/study/fold/reset-card'
import { listCardsOf, saveCards } from '@kotonoha/user-db/queries/study/cards'
import { checkedAnswer } from '../../../checked-answer'
import { changedOrThrow } from '../../../found-or-throw'
import { studyMutation } from '../../../study/study-procedure'

export const resetCard = studyMutation
  .input(input)
  .output(checkedAnswer(output))
  .mutation(({ input, ctx }) =>
    ctx.changeOnce({ ...input, kinds: ['cards'] }, async ({ queries, userId, revision }) => {
      const cards = await listCardsOf(queries, { userId, subjectIds: [input.subjectId] })
      changedOrThrow(cards.length > 0, 'such card')
      const changed = cards.map((each) => ({ ...resetStoredCard(each, ctx.at), revision }))
      await saveCards(queries, { userId, revision, cards: changed })
      return { cards: changed.map(toWireCard), revision }
    }),
  )
