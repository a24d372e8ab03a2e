import { input, output } from '@kotonoha/contract/kanji/agent/list-grants'
import { keepsLookUps } from '@kotonoha/user-db/queries/agent/calls'
import { listGrants as listGrantsOfUser } from '@kotonoha/user-db/queries/agent/grants'
import { toAgentEndpoint } from '../../../agent/endpoint'
import { toWireGrant } from '../../../agent/to-wire-grant'
import { checkedAnswer } from '../../../checked-answer'
import { learnerProcedure } from '../../../procedure'

export const listGrants = learnerProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(async ({ ctx }) => {
    const { userDb, siteUrl, clock } = ctx.accounts
    const { userId } = ctx.learner
    const at = clock()
    const grants = await listGrantsOfUser(userDb, userId)
    return {
      endpoint: toAgentEndpoint(siteUrl),
      keepsLookUps: await keepsLookUps(userDb, userId),
      grants: grants.map((grant) => toWireGrant(grant, at)),
    }
  })
