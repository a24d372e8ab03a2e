import { input, output } from '@kotonoha/contract/kanji/curriculum/list-words'
import { listWordsThatNeed } from '@kotonoha/dictionary-db/queries/curriculum/list-needs'
import { checkedAnswer } from '../../../checked-answer'
import { listCatalog, toJlptOrder, toPage, toSections } from '../../../study/list-catalog'
import { studyProcedure } from '../../../study/study-procedure'

export const listWords = studyProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(async ({ input, ctx }) => {
    const { curriculum, dictionary } = ctx
    const { wordSpellingId, kanjiId, order, curriculumLevel: level, lock, progress } = input
    const standing = await ctx.getStanding()
    const filters: Set<number>[] = []
    if (wordSpellingId !== undefined) {
      const word = curriculum.findWord(wordSpellingId)
      filters.push(new Set(word === undefined ? [] : [word.subjectId]))
    }
    if (kanjiId !== undefined) {
      const kanji = curriculum.findKanji(kanjiId)
      const words = kanji && listWordsThatNeed(dictionary, [kanji.subjectId])
      filters.push(new Set(kanji && words?.get(kanji.subjectId)))
    }
    const [first, second] = filters
    const among = first && second ? new Set([...first].filter((id) => second.has(id))) : first
    const found = listCatalog(standing, { kind: 'word', level, lock, progress, among })
    return {
      ...toPage(standing, order === 'jlpt' ? toJlptOrder(found) : found, input),
      sections: toSections(standing, found),
    }
  })
