import { input, output } from '@kotonoha/contract/kanji/algorithm/revert'
import { checkedAnswer } from '../../../checked-answer'
import { studyMutation } from '../../../study/study-procedure'
import { toWireProfile } from '../../../study/to-wire-profile'
import { changeVersion } from '../../../training/change-version'

export const revert = studyMutation
  .input(input)
  .output(checkedAnswer(output))
  .mutation(({ input, ctx }) =>
    ctx.changeOnce({ ...input, kinds: ['profile'] }, async (change) =>
      toWireProfile(await changeVersion(change, input.version)),
    ),
  )
