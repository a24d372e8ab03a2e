import { input, output } from '@kotonoha/contract/kanji/preferences/update'
import { checkedAnswer } from '../../../checked-answer'
import { changePreferences } from '../../../study/change-preferences'
import { requireKnownZone } from '../../../study/study-preferences'
import { studyMutation } from '../../../study/study-procedure'
import { toWireProfile } from '../../../study/to-wire-profile'

export const update = studyMutation
  .input(input)
  .output(checkedAnswer(output))
  .mutation(({ input, ctx }) => {
    requireKnownZone(input.preferences)
    return ctx.changeOnce({ ...input, kinds: ['profile'] }, async (change) =>
      toWireProfile(await changePreferences(change, { given: input.preferences, at: ctx.at })),
    )
  })
