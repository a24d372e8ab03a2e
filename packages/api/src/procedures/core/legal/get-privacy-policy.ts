import { input, output } from '@kotonoha/contract/core/legal/get-privacy-policy'
import { checkedAnswer } from '../../../checked-answer'
import { getLegalText } from '../../../legal/get-legal-text'
import { privacyPolicy } from '../../../legal/privacy-policy'
import { publicProcedure } from '../../../procedure'

export const getPrivacyPolicy = publicProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(({ input }) => getLegalText(privacyPolicy, input))
