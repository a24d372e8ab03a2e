import { input, output } from '@kotonoha/contract/kanji/study/add-to-lessons'
import { addWantedSubject } from '@kotonoha/user-db/queries/study/wanted-subjects'
import { checkedAnswer } from '../../../checked-answer'
import { toProductError } from '../../../product-error'
import { getWantedSubject } from '../../../study/find-wanted'
import { loadLearnerStanding } from '../../../study/learner-standing'
import { studyMutation } from '../../../study/study-procedure'
import { toTile } from '../../../study/to-tile'

export const addToLessons = studyMutation
  .input(input)
  .output(checkedAnswer(output))
  .mutation(({ input, ctx }) => {
    const { curriculum } = ctx
    const subject = getWantedSubject(curriculum, input.thing)
    const { subjectId } = subject
    return ctx.changeOnce(
      { ...input, kinds: ['cards'] },
      async ({ queries, userId, lastLevel }) => {
        if (subject.level > lastLevel) throw toProductError('level-needs-subscription')
        await addWantedSubject(queries, { userId, subjectId, at: ctx.at })
        return { tile: toTile(await loadLearnerStanding(queries, curriculum, userId), subject) }
      },
    )
  })
