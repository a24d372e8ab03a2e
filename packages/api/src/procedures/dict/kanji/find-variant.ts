import { input, output } from '@kotonoha/contract/dict/kanji/find-variant'
import { hasKanjiPage } from '@kotonoha/dictionary-db/queries/kanji/has-kanji-page'
import { toNewCharacters } from '@kotonoha/japanese/old-characters'
import { checkedAnswer } from '../../../checked-answer'
import { dictionaryProcedure } from '../../../procedure'

export const findVariant = dictionaryProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(({ input, ctx }) => {
    const literal = toNewCharacters(input)
    return literal !== input && hasKanjiPage(ctx.dictionary, literal) ? { literal } : null
  })
