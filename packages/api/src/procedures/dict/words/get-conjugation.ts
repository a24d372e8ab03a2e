import { input, output } from '@kotonoha/contract/dict/words/get-conjugation'
import { findSpelling } from '@kotonoha/dictionary-db/queries/words/find-spelling'
import { conjugate } from '@kotonoha/japanese/conjugation/conjugate'
import { checkedAnswer } from '../../../checked-answer'
import { foundOrThrow } from '../../../found-or-throw'
import { dictionaryProcedure } from '../../../procedure'

export const getConjugation = dictionaryProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(({ input, ctx }) => {
    const spelling = foundOrThrow(
      findSpelling(ctx.dictionary, input),
      'such spelling in the dictionary',
    )
    const tables = spelling.partsOfSpeech.flatMap((partOfSpeech) => {
      const rows = conjugate({ ...spelling, partOfSpeech: partOfSpeech.code })
      return rows === undefined ? [] : [{ partOfSpeech, rows }]
    })
    return tables.length === 0 ? null : { spellingId: spelling.spellingId, tables }
  })
