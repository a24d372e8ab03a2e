import { input, output } from '@kotonoha/contract/kanji/study/set-note'
import { listNotes, saveNote } from '@kotonoha/user-db/queries/study/notes'
import { checkedAnswer } from '../../../checked-answer'
import { changedOrThrow } from '../../../found-or-throw'
import { studyMutation } from '../../../study/study-procedure'

export const setNote = studyMutation
  .input(input)
  .output(checkedAnswer(output))
  .mutation(({ input, ctx }) =>
    ctx.changeOnce({ ...input, kinds: ['cards'] }, async ({ queries, userId, revision }) => {
      const { subjectId } = input
      changedOrThrow(ctx.curriculum.byId.has(subjectId), 'such item')
      const kept = (await listNotes(queries, { userId, subjectIds: [subjectId] })).get(subjectId)
      const synonyms = input.synonyms ?? kept?.synonyms ?? []
      const note = input.note ?? kept?.note ?? ''
      await saveNote(queries, { userId, subjectId, synonyms, note, at: ctx.at })
      return { synonyms, note, revision }
    }),
  )
