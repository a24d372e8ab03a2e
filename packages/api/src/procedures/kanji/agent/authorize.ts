import { input, output } from '@kotonoha/contract/kanji/agent/authorize'
import { findClient } from '@kotonoha/user-db/queries/agent/clients'
import { insertCode } from '@kotonoha/user-db/queries/agent/codes'
import { hashAgentSecret, makeAgentSecret } from '../../../agent/agent-secret'
import { checkAuthorization, toRedirect } from '../../../agent/check-authorization'
import { checkedAnswer } from '../../../checked-answer'
import { foundOrThrow } from '../../../found-or-throw'
import { sensitiveMutation } from '../../../procedure'

const codeLifeMs = 60_000

export const authorize = sensitiveMutation
  .input(input)
  .output(checkedAnswer(output))
  .mutation(async ({ input, ctx }) => {
    const { userDb, siteUrl, randomBytes } = ctx.accounts
    const { mutationId, request } = input
    const checked = checkAuthorization(request, await findClient(userDb, request.clientId), siteUrl)
    const asked = foundOrThrow(checked.kind === 'good' ? checked.scopes : undefined, 'such request')
    const code = makeAgentSecret('kc', randomBytes)
    // The code itself is not written down: asked for again, another one replaces it.
    const { grantId } = await ctx.once(mutationId, async () => ({ grantId: mutationId }))
    await insertCode(userDb, {
      codeHash: hashAgentSecret(code),
      userId: ctx.learner.userId,
      grantId,
      clientId: request.clientId,
      redirectUri: request.redirectUri,
      challenge: request.codeChallenge,
      scopes: foundOrThrow(
        nonEmpty(input.scopes.filter((scope) => asked.includes(scope))),
        'such request',
      ),
      expiresAt: new Date(ctx.at.getTime() + codeLifeMs),
    })
    return { redirectTo: toRedirect(request, siteUrl, { code }) }
  })

function nonEmpty<Item>(items: Item[]): Item[] | undefined {
  return items.length > 0 ? items : undefined
}
