import { input, output } from '@kotonoha/contract/dict/words/get-definition-overview'
import { findWordDefinition } from '@kotonoha/dictionary-db/queries/words/find-word-definition'
import { checkedAnswer } from '../../../checked-answer'
import { foundOrThrow } from '../../../found-or-throw'
import { dictionaryProcedure } from '../../../procedure'

export const getDefinitionOverview = dictionaryProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(({ input, ctx }) =>
    foundOrThrow(findWordDefinition(ctx.dictionary, input), 'such word in the dictionary'),
  )
