import { input, output } from '@kotonoha/contract/kanji/curriculum/get-component-overview'
import { findComponentOverview } from '@kotonoha/dictionary-db/queries/curriculum/find-component-overview'
import { listNotes } from '@kotonoha/user-db/queries/study/notes'
import { checkedAnswer } from '../../../checked-answer'
import { foundOrThrow } from '../../../found-or-throw'
import { studyProcedure } from '../../../study/study-procedure'
import { toTile } from '../../../study/to-tile'

export const getComponentOverview = studyProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(async ({ input: subjectId, ctx }) => {
    const overview = foundOrThrow(
      findComponentOverview(ctx.dictionary, subjectId),
      'such component',
    )
    const standing = await ctx.getStanding()
    const notes = await listNotes(ctx.accounts.userDb, {
      userId: ctx.learner.userId,
      subjectIds: [subjectId],
    })
    return {
      component: toTile(standing, overview.subject),
      names: overview.names,
      variants: overview.variants,
      foundInKanji: overview.foundIn.map((each) => toTile(standing, each)),
      related: overview.related.map((each) => toTile(standing, each)),
      synonyms: notes.get(subjectId)?.synonyms ?? [],
      note: notes.get(subjectId)?.note ?? '',
      isSuspended: standing.standings.get(subjectId)?.isSuspended ?? false,
    }
  })
