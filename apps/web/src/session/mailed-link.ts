import { parseReturnPath } from './return-path'
import { readTokenHolder } from './stored-session'

const tokenTypes = ['signup', 'invite', 'magiclink', 'recovery', 'email_change', 'undo'] as const

export type MailedLinkType = (typeof tokenTypes)[number]

/** What the fragment of the page that mailed links lead to asks for. */
export type MailedLink =
  /** To be redeemed here, once a person presses the button. */
  | {
      kind: 'token'
      tokenHash: string
      type: MailedLinkType
      userId: string | undefined
      /** Where to go on to, on this site. */
      target: string | undefined
      /** Which change an undo is of. */
      about: string | undefined
    }
  /** Asked for by a client of another origin, which waits for what the service answers. */
  | { kind: 'elsewhere'; host: string; address: string }
  /** Redeemed already, by a client that follows the service's own address. */
  | {
      kind: 'session'
      accessToken: string
      refreshToken: string
      type: string
      userId: string
      email: string
      target: string | undefined
    }

/** Undefined for what is no link of ours, or was cut off on its way. */
export function parseMailedLink(hash: string, origin: string): MailedLink | undefined {
  const facts = new URLSearchParams(hash.replace(/^#/, ''))
  const redirectTo = facts.get('redirect_to') ?? undefined
  const accessToken = facts.get('access_token')
  if (accessToken !== null) {
    const holder = readTokenHolder(accessToken)
    const refreshToken = facts.get('refresh_token')
    if (holder === undefined || refreshToken === null) return undefined
    const type = facts.get('type') ?? ''
    const target = parseReturnPath(redirectTo)
    return { kind: 'session', accessToken, refreshToken, type, target, ...holder }
  }
  const tokenHash = facts.get('token_hash') ?? ''
  const type = tokenTypes.find((each) => each === facts.get('type'))
  if (type === undefined || !/^(pkce_)?[0-9a-f]{72}$/.test(tokenHash)) return undefined
  const url = redirectTo !== undefined && URL.canParse(redirectTo) ? new URL(redirectTo) : undefined
  if (url !== undefined && url.origin !== origin) {
    const query = new URLSearchParams({ token: tokenHash, type, redirect_to: url.href })
    return { kind: 'elsewhere', host: url.host, address: `/auth/v1/verify?${query}` }
  }
  return {
    kind: 'token',
    tokenHash,
    type,
    userId: findUserIdIn(tokenHash),
    // The bare site says nothing of where the person was.
    target: url === undefined || url.pathname === '/' ? undefined : parseReturnPath(toPath(url)),
    about: facts.get('about') ?? undefined,
  }
}

function toPath({ pathname, search }: URL): string {
  return pathname + search
}

/** The token begins with the id of its account; 36 characters as everywhere else. */
function findUserIdIn(tokenHash: string): string | undefined {
  const [, ...groups] = /^(?:pkce_)?(.{8})(.{4})(.{4})(.{4})(.{12})/.exec(tokenHash) ?? []
  return groups.length === 0 ? undefined : groups.join('-')
}
