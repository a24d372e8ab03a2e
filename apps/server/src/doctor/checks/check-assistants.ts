import { lookup } from 'node:dns/promises'
import { toIssuer } from '@kotonoha/api/agent/check-authorization'
import { toAgentEndpoint } from '@kotonoha/api/agent/endpoint'
import { z } from 'zod'
import { isPublicAddress } from '../../agent/public-address'
import { type Check, type Finding, patienceMs } from '../finding'

const part = 'Assistants'

const resourceMetadata = z.object({ resource: z.string() })
const serverMetadata = z.object({ issuer: z.string() })

/** Asks what an assistant asks first, by the public address, and who can reach it. */
export const checkAssistants: Check = async ({ environment, auth }) => {
  if (auth === undefined) return off('KOTONOHA_ACCOUNTS=off: nobody to act for')
  if (!environment.AUTH_SITE_URL) return off('AUTH_SITE_URL is not set: on this machine only')
  const { siteUrl } = auth
  const endpoint = toAgentEndpoint(siteUrl)
  const refused = await ask(endpoint, 'POST')
  // Why it cannot be reached is said of the public address.
  if (refused === undefined) return off('the public address does not answer')
  if (refused.status === 403) {
    return wrong(
      `${endpoint} refuses every caller: the proxy must pass the Host header on as it came`,
    )
  }
  if (
    refused.status !== 401 ||
    !refused.headers.get('www-authenticate')?.includes('resource_metadata')
  ) {
    return wrong(
      `${endpoint} does not say where tokens are got (${refused.status}): does the proxy keep the WWW-Authenticate header, and pass POST on?`,
    )
  }
  const resource = await read(`${siteUrl}/.well-known/oauth-protected-resource`, resourceMetadata)
  const server = await read(`${siteUrl}/.well-known/oauth-authorization-server`, serverMetadata)
  if (resource?.resource !== endpoint || server?.issuer !== toIssuer(siteUrl)) {
    return wrong(
      `${siteUrl}/.well-known/… is not answered as it should be: does the proxy answer it itself?`,
    )
  }
  return { part, state: 'works', text: `${endpoint}, ${await describeReach(siteUrl)}` }
}

const off = (text: string): Finding => ({ part, state: 'off', text })
const wrong = (text: string): Finding => ({ part, state: 'wrong', text })

async function describeReach(siteUrl: string): Promise<string> {
  const { protocol, hostname } = new URL(siteUrl)
  const here = 'only for assistants that run on devices which reach it'
  if (protocol !== 'https:') return `${here}: it is not https`
  const found = await lookup(hostname.replace(/^\[|\]$/g, ''), { all: true }).catch(() => [])
  const isPublic = found.length > 0 && found.every(({ address }) => isPublicAddress(address))
  return isPublic ? 'for all assistants' : `${here}: its name leads to a private net`
}

async function ask(url: string, method: 'GET' | 'POST'): Promise<Response | undefined> {
  const signal = AbortSignal.timeout(patienceMs)
  return fetch(url, { method, redirect: 'manual', signal }).catch(() => undefined)
}

async function read<Schema extends z.ZodType>(
  url: string,
  shape: Schema,
): Promise<z.output<Schema> | undefined> {
  const answer = await ask(url, 'GET')
  return shape.safeParse(await answer?.json().catch(() => undefined)).data
}
