import { input, output } from '@kotonoha/contract/kanji/agent/get-authorization'
import { findClient } from '@kotonoha/user-db/queries/agent/clients'
import { checkAuthorization, toRedirect } from '../../../agent/check-authorization'
import { findRedirectHost } from '../../../agent/redirect-address'
import { checkedAnswer } from '../../../checked-answer'
import { foundOrThrow } from '../../../found-or-throw'
import { learnerProcedure } from '../../../procedure'

export const getAuthorization = learnerProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(async ({ input, ctx }) => {
    const { userDb, siteUrl } = ctx.accounts
    const client = foundOrThrow(await findClient(userDb, input.clientId), 'such program')
    const checked = checkAuthorization(input, client, siteUrl)
    const scopes = checked.kind === 'good' ? checked.scopes : undefined
    return {
      clientName: client.name,
      scopes: foundOrThrow(scopes, 'such request'),
      redirectHost: findRedirectHost(input.redirectUri),
      refusedTo: toRedirect(input, siteUrl, { error: 'access_denied' }),
    }
  })
