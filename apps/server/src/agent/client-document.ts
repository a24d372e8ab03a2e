import { type LookupAddress, lookup } from 'node:dns'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { type RequestOptions, request } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isRedirectAddress } from '@kotonoha/api/agent/redirect-address'
import { z } from 'zod'
import { clientName } from './client-name'
import { isPublicAddress } from './public-address'

/** What a program says of itself at the address that it goes by (Client ID Metadata Document). */
export interface ClientDocument {
  name: string
  redirectUris: string[]
}

const maxBytes = 5 * 1024
const longestMs = 3000

/** Whether a client id is the address of a description. */
export function isDocumentAddress(clientId: string): boolean {
  if (!clientId.startsWith('https://') || !URL.canParse(clientId)) return false
  const url = new URL(clientId)
  return (
    // Written as we would write it: no dots in the path, no default port, no upper case.
    url.href === clientId &&
    url.pathname !== '/' &&
    url.hash === '' &&
    url.search === '' &&
    url.username === '' &&
    url.password === '' &&
    url.port === '' &&
    // A name, which is checked where it leads; and one that only a local net has leads nowhere.
    isIP(url.hostname.replace(/^\[|\]$/g, '')) === 0 &&
    url.hostname.includes('.')
  )
}

const documentShape = z.object({
  client_id: z.string(),
  client_name: z.string().optional(),
  redirect_uris: z.array(z.string().refine(isRedirectAddress)).min(1).max(10),
  token_endpoint_auth_method: z.literal('none').optional(),
})

/** Reads a description; undefined where it says something else than its address does. */
export function parseClientDocument(clientId: string, text: string): ClientDocument | undefined {
  try {
    const parsed = documentShape.safeParse(JSON.parse(text))
    if (!parsed.success || parsed.data.client_id !== clientId) return undefined
    const name = clientName(parsed.data.client_name, new URL(clientId).hostname)
    return { name, redirectUris: parsed.data.redirect_uris }
  } catch {
    return undefined
  }
}

export type ResolveHost = (
  hostname: string,
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => void

const resolveHost: ResolveHost = (hostname, done) => lookup(hostname, { all: true }, done)

/** Begins a request, as `https.request` does. */
export type AskHost = (
  address: string,
  options: RequestOptions & { lookup: LookupFunction },
  done: (response: IncomingMessage) => void,
) => ClientRequest

interface FetchOptions {
  resolve?: ResolveHost
  ask?: AskHost
  patienceMs?: number
}

/**
 * Fetches a description. What is asked for was chosen by a stranger, so only public addresses are
 * connected to, and exactly those that were checked; no redirect is followed, nothing long is
 * read, and nobody is waited for. Undefined where there is none.
 */
export function fetchClientDocument(
  clientId: string,
  { resolve = resolveHost, ask = request, patienceMs = longestMs }: FetchOptions = {},
): Promise<ClientDocument | undefined> {
  if (!isDocumentAddress(clientId)) return Promise.resolve(undefined)
  return new Promise((settle) => {
    const signal = AbortSignal.timeout(patienceMs)
    const asked = ask(
      clientId,
      {
        signal,
        headers: { accept: 'application/json', 'user-agent': 'Kotonoha' },
        agent: false,
        lookup: (hostname, options, done) =>
          resolve(hostname, (error, addresses) => {
            const [first] = addresses ?? []
            const isSafe = addresses?.every(({ address }) => isPublicAddress(address))
            if (error !== null || first === undefined || !isSafe) {
              return done(error ?? new Error('not a public address'), '', 4)
            }
            if (options.all === true) return done(null, addresses)
            done(null, first.address, first.family)
          }),
      },
      (response) => {
        if (response.statusCode !== 200) {
          asked.destroy()
          return settle(undefined)
        }
        const chunks: Buffer[] = []
        let length = 0
        response.on('data', (chunk: Buffer) => {
          length += chunk.byteLength
          chunks.push(chunk)
          if (length > maxBytes) {
            asked.destroy()
            settle(undefined)
          }
        })
        response.on('end', () =>
          settle(parseClientDocument(clientId, Buffer.concat(chunks).toString())),
        )
        response.on('error', () => settle(undefined))
      },
    )
    asked.on('error', () => settle(undefined))
    asked.end()
  })
}
