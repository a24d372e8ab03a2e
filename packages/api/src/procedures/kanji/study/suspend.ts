import { input, output } from '@kotonoha/contract/kanji/study/suspend'
import { toWireCard } from '@kotonoha/contract/kanji/wire-card'
import { listCardsOf, saveCards } from '@kotonoha/user-db/queries/study/cards'
import { checkedAnswer } from '../../../checked-answer'
import { changedOrThrow } from '../../../found-or-throw'
import { studyMutation } from '../../../study/study-procedure'

export const suspend = studyMutation
  .input(input)
  .output(checkedAnswer(output))
  .mutation(({ input, ctx }) =>
    ctx.changeOnce({ ...input, kinds: ['cards'] }, async ({ queries, userId, revision }) => {
      const { subjectId, isSuspended } = input
      const cards = await listCardsOf(queries, { userId, subjectIds: [subjectId] })
      changedOrThrow(cards.length > 0, 'such card')
      const changed = cards.map((each) => ({ ...each, isSuspended, revision }))
      await saveCards(queries, { userId, revision, cards: changed })
      return { cards: changed.map(toWireCard), revision }
    }),
  )
