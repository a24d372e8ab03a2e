import { input, output } from '@kotonoha/contract/core/legal/get-credits'
import { checkedAnswer } from '../../../checked-answer'
import { creditsOf } from '../../../legal/credits-source'
import { getLegalText } from '../../../legal/get-legal-text'
import { dictionaryProcedure } from '../../../procedure'

export const getCredits = dictionaryProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(({ input, ctx }) => getLegalText(creditsOf(ctx.dictionary), input))
