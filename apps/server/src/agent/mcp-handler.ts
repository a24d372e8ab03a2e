import type { AgentTool } from '@kotonoha/agent/agent-tool'
import { allTools } from '@kotonoha/agent/all-tools'
import type { Accounts } from '@kotonoha/api/accounts/accounts'
import { isAgentSecret } from '@kotonoha/api/agent/agent-secret'
import { createAgentContext } from '@kotonoha/api/agent/create-agent-context'
import { toAgentEndpoint } from '@kotonoha/api/agent/endpoint'
import { appRouter } from '@kotonoha/api/app-router'
import { agentScopes } from '@kotonoha/contract/kanji/agent/agent-scopes'
import type { Dictionary } from '@kotonoha/dictionary-db/open-dictionary'
import type { AgentGrant } from '@kotonoha/user-db/queries/agent/grants'
import { UserDbUnavailableError } from '@kotonoha/user-db/user-db-error'
import {
  createMcpHandler,
  getOAuthProtectedResourceMetadataUrl,
  hostHeaderValidationResponse,
  localhostAllowedHostnames,
  originValidationResponse,
} from '@modelcontextprotocol/server'
import type { AccountsHolder } from '../accounts/accounts-holder'
import { findAccounts } from '../accounts/find-accounts'
import type { DictionaryHolder } from '../dictionary/dictionary-holder'
import { readBearerToken } from '../http/bearer-token'
import type { Log } from '../log'
import { type AgentSession, buildMcpServer } from './build-mcp-server'
import { findWaitSeconds } from './call-limits'
import { noteCall } from './call-log'
import { identifyAgent } from './identify-agent'
import { inspectMessages, readBody } from './read-messages'
import {
  refuseAfterFault,
  refuseScope,
  refuseStream,
  refuseToken,
  refuseTooLong,
  refuseTooMany,
  refuseWhileAway,
  refuseWithoutAccounts,
} from './refusals'

export interface McpHandlerOptions {
  accounts: AccountsHolder
  dictionaries: DictionaryHolder
  /** Told to assistants as the version of the server. */
  release: string
  log: Log
}

/** Answers the Model Context Protocol, both of its generations, to whoever has a learner's token. */
export function createMcpAnswerer(
  options: McpHandlerOptions,
): (request: Request) => Promise<Response> {
  const { accounts: holder, dictionaries, release, log } = options
  const protocol = createMcpHandler(
    ({ authInfo }) => buildMcpServer(authInfo?.extra?.session as AgentSession, release),
    { responseMode: 'auto' },
  )

  async function answer(request: Request, accounts: Accounts): Promise<Response> {
    const { siteUrl } = accounts
    const rejected = rejectForeign(request, siteUrl)
    if (rejected !== undefined) return rejected
    const metadataUrl = getOAuthProtectedResourceMetadataUrl(new URL(toAgentEndpoint(siteUrl)))
    const secret = readBearerToken(request.headers)
    // Before anything is read of whoever has none.
    if (secret === undefined || !isAgentSecret(secret, ['kt', 'ka'])) {
      return refuseToken(metadataUrl, agentScopes)
    }
    const body = await readBody(request)
    if (body === 'tooLong') return refuseTooLong()
    const { calls, methods, tools } = inspectMessages(body.text, allTools)
    const writes = tools.filter(({ isChange }) => isChange).length
    const counted = await identifyAgent(accounts, secret, { calls, writes })
    if (counted === undefined) return refuseToken(metadataUrl, agentScopes)
    const { grant } = counted
    const note = (tool: AgentTool, outcome: 'limited' | 'refused') =>
      noteCall(accounts, grant, tool, { outcome })
    const waitSeconds = findWaitSeconds(counted, accounts.clock())
    if (waitSeconds !== undefined) {
      for (const tool of tools) await note(tool, 'limited')
      return refuseTooMany(waitSeconds)
    }
    const missing = tools.filter(({ scope }) => !grant.scopes.includes(scope))
    if (missing.length > 0) {
      for (const tool of missing) await note(tool, 'refused')
      const needed = new Set([...grant.scopes, ...missing.map(({ scope }) => scope)])
      return refuseScope(metadataUrl, [...needed])
    }
    if (methods.includes('subscriptions/listen')) return refuseStream()
    return answerProtocol(request, { text: body.text, secret, grant, accounts })
  }

  async function answerProtocol(
    request: Request,
    { text, secret, grant, accounts }: IdentifiedCall,
  ): Promise<Response> {
    const lease = dictionaries.lease()
    try {
      const session = createSession({ dictionary: lease?.dictionary, accounts, grant, log })
      const authInfo = {
        token: secret,
        clientId: grant.clientId ?? grant.grantId,
        scopes: grant.scopes,
        expiresAt: Math.floor(grant.expiresAt.getTime() / 1000),
        extra: { session },
      }
      const { method, url, headers } = request
      const hasBody = method !== 'GET' && method !== 'HEAD'
      const again = new Request(url, { method, headers, ...(hasBody && { body: text }) })
      const response = await protocol.fetch(again, { authInfo })
      // The older generation answers as a stream, whose end is when the tools are done.
      const answered = await response.text()
      const all = new Headers(response.headers)
      all.set('cache-control', 'no-store')
      return new Response(answered === '' ? null : answered, {
        status: response.status,
        headers: all,
      })
    } finally {
      lease?.release()
    }
  }

  return async (request) => {
    const accounts = findAccounts(holder)
    if (accounts === undefined) return refuseWithoutAccounts()
    if (accounts === 'unavailable') return refuseWhileAway()
    try {
      return await answer(request, accounts)
    } catch (error) {
      if (error instanceof UserDbUnavailableError) return refuseWhileAway()
      log.error('agent call failed', { stack: toStack(error) })
      return refuseAfterFault()
    }
  }
}

interface IdentifiedCall {
  text: string
  secret: string
  grant: AgentGrant
  accounts: Accounts
}

/**
 * A page of another site, or one that pretends to be ours by its name, must not reach what
 * listens on this machine; nobody but browsers sends an origin.
 */
function rejectForeign(request: Request, siteUrl: string): Response | undefined {
  const hostnames = [...localhostAllowedHostnames(), new URL(siteUrl).hostname]
  return (
    hostHeaderValidationResponse(request, hostnames) ?? originValidationResponse(request, hostnames)
  )
}

function createSession({
  dictionary,
  accounts,
  grant,
  log,
}: {
  dictionary: Dictionary | undefined
  accounts: Accounts
  grant: AgentGrant
  log: Log
}): AgentSession {
  const api = appRouter.createCaller(createAgentContext({ dictionary, accounts, grant }))
  return {
    grant,
    context: { api, siteUrl: accounts.siteUrl },
    note: (tool, call) => noteCall(accounts, grant, tool, call),
    report: (name, fault) => log.error('agent tool failed', { tool: name, stack: toStack(fault) }),
  }
}

function toStack(error: unknown): string | undefined {
  return error instanceof Error ? error.stack : String(error)
}
