import { input, output } from '@kotonoha/contract/core/legal/get-terms-of-service'
import { checkedAnswer } from '../../../checked-answer'
import { getLegalText } from '../../../legal/get-legal-text'
import { termsOfService } from '../../../legal/terms-of-service'
import { publicProcedure } from '../../../procedure'

export const getTermsOfService = publicProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(({ input }) => getLegalText(termsOfService, input))
