import { input, output } from '@kotonoha/contract/kanji/agent/create-token'
import { type AgentGrant, insertGrant, listGrants } from '@kotonoha/user-db/queries/agent/grants'
import { insertToken, replaceToken } from '@kotonoha/user-db/queries/agent/tokens'
import { hashAgentSecret, hintOf, makeAgentSecret } from '../../../agent/agent-secret'
import { toWireGrant } from '../../../agent/to-wire-grant'
import { checkedAnswer } from '../../../checked-answer'
import { sensitiveMutation } from '../../../procedure'
import { toProductError } from '../../../product-error'

const dayMs = 86_400_000

/** More than anybody keeps an eye on. */
const mostGrants = 50

export const createToken = sensitiveMutation
  .input(input)
  .output(checkedAnswer(output))
  .mutation(async ({ input, ctx }) => {
    const { accounts, at } = ctx
    const { userId } = ctx.learner
    const { mutationId, grantId, name, scopes, days } = input
    const secret = makeAgentSecret('kt', accounts.randomBytes)
    const expiresAt = new Date(at.getTime() + days * dayMs)
    const grant: AgentGrant = {
      userId,
      grantId,
      kind: 'personal',
      name,
      hint: hintOf(secret),
      clientId: null,
      scopes,
      createdAt: at,
      expiresAt,
      lastUsedAt: null,
    }
    const token = { tokenHash: hashAgentSecret(secret), userId, grantId }
    let isNew = false
    // What is done once is remembered with its answer, and a token must not be written down.
    await ctx.once(mutationId, async (queries) => {
      isNew = true
      if ((await listGrants(queries, userId)).length >= mostGrants) {
        throw toProductError('too-many-grants')
      }
      if (!(await insertGrant(queries, grant))) throw toProductError('id-taken')
      await insertToken(queries, { ...token, kind: 'personal', expiresAt })
      return {}
    })
    if (isNew) return { token: secret, grant: toWireGrant(grant, at) }
    const { hint } = grant
    const kept = await accounts.userDb.transaction((queries) =>
      replaceToken(queries, { ...token, hint }),
    )
    if (kept === undefined) throw toProductError('id-taken')
    return { token: secret, grant: toWireGrant(kept, at) }
  })
