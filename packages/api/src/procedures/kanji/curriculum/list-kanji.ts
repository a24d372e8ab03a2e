import { input, output } from '@kotonoha/contract/kanji/curriculum/list-kanji'
import { checkedAnswer } from '../../../checked-answer'
import { listCatalog, toJlptOrder, toPage, toSections } from '../../../study/list-catalog'
import { studyProcedure } from '../../../study/study-procedure'

export const listKanji = studyProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(async ({ input, ctx }) => {
    const { curriculum } = ctx
    const { wordSpellingId, strokes, order, curriculumLevel: level, lock, progress } = input
    const standing = await ctx.getStanding()
    const word = wordSpellingId === undefined ? undefined : curriculum.findWord(wordSpellingId)
    const among =
      wordSpellingId === undefined
        ? undefined
        : new Set(word === undefined ? [] : curriculum.needsOf(word.subjectId))
    const { jlpt } = input
    const found = listCatalog(standing, { kind: 'kanji', level, jlpt, lock, progress, among })
    const kept =
      strokes.length === 0
        ? found
        : found.filter(({ strokeCount }) => strokeCount !== null && strokes.includes(strokeCount))
    const counts = new Map<number, number>()
    for (const { strokeCount } of found) {
      if (strokeCount !== null) counts.set(strokeCount, (counts.get(strokeCount) ?? 0) + 1)
    }
    return {
      ...toPage(standing, order === 'jlpt' ? toJlptOrder(kept) : kept, input),
      strokes: [...counts]
        .map(([strokeCount, count]) => ({ strokeCount, count }))
        .toSorted((a, b) => a.strokeCount - b.strokeCount),
      sections: toSections(standing, kept),
    }
  })
