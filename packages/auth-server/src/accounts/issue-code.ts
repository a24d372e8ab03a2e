import type { Account } from '@kotonoha/user-db/queries/accounts/account'
import {
  type CodeChallenge,
  type CodeSlot,
  deleteCode,
  deleteCodeOfAsker,
  listCodes,
  saveCode,
} from '@kotonoha/user-db/queries/accounts/codes'
import type { AuthParts, Work } from '../auth-parts'
import type { MailKind } from '../mail/mail-kind'
import { type MailFacts, writeMail } from '../mail/mail-text'
import { newSixDigits, newUuid } from '../secrets/random-values'
import type { Vault } from '../secrets/vault'
import { newLinkToken, parseLinkToken } from '../tokens/link-token'

export interface CodeRequest {
  account: Account
  slot: CodeSlot
  kind: MailKind
  /** Where the mail goes. */
  address: string
  redirectTo?: string | undefined
  codeChallenge?: CodeChallenge | undefined
  keepsPassword?: boolean
  /** Who asked; left out: an administrator, whose mail voids all others of the slot. */
  askedBy?: string
}

export interface IssuedCode {
  code: string
  /** Undefined: codes that confirm a change on the very device have no link. */
  linkToken: string | undefined
  /** What clients follow themselves: asking for it redeems it. */
  link: string | undefined
  /** What the mail says: a page whose button redeems, so that no machine that looks at it does. */
  pageLink: string | undefined
  redirectTo: string | undefined
  expiresAt: Date
}

/** So many may have asked for a mail and each find it valid; more are an attack. */
const maxAskers = 3

/**
 * A mail voids the one before it of the same slot, if the same client asked for it: what a stranger
 * asks for must not void the mail that the owner is reading.
 */
async function voidOlder(
  { queries }: Work,
  { account, slot, askedBy, keepsPassword = false }: CodeRequest,
): Promise<void> {
  const { userId } = account
  if (askedBy === undefined) return deleteCode(queries, { userId, slot })
  const waiting = (await listCodes(queries, userId)).filter((code) => code.slot === slot)
  const others = waiting.filter((code) => code.askedBy !== askedBy)
  for (const old of others.slice(maxAskers - 1)) await deleteCodeOfAsker(queries, old)
  // Somebody signed up with another password: neither is vouched for by a mail about either.
  if (keepsPassword || slot !== 'confirmation') return
  for (const old of others.slice(0, maxAskers - 1)) {
    await saveCode(queries, { ...old, keepsPassword: false })
  }
}

/** Draws a code and a link and stores their hashes. */
export async function issueCode(
  { vault, randomBytes, settings }: AuthParts,
  work: Work,
  request: CodeRequest,
): Promise<IssuedCode> {
  const { queries, at } = work
  const { account, slot, kind, address, redirectTo, codeChallenge } = request
  const { userId } = account
  const code = newSixDigits(randomBytes)
  const hasLink = slot !== 'reauthentication'
  const linkToken = hasLink
    ? newLinkToken(randomBytes, userId, codeChallenge !== undefined)
    : undefined
  const expiresAt = new Date(at.getTime() + settings.mailedCodeLifeSeconds * 1000)
  await voidOlder(work, request)
  await saveCode(queries, {
    userId,
    slot,
    kind,
    address,
    linkHash: linkToken === undefined ? null : (parseLinkToken(linkToken)?.hash ?? null),
    codeHash: hashCode(vault, { userId, slot, address, code }),
    askedBy: request.askedBy ?? '',
    wrongTries: 0,
    strangerTries: 0,
    keepsPassword: request.keepsPassword ?? false,
    codeChallenge: codeChallenge ?? null,
    expiresAt,
  })
  const about = linkToken === undefined ? undefined : { linkToken, kind, redirectTo }
  return {
    code,
    linkToken,
    link: about && toLink(settings.externalUrl, about),
    pageLink: about && toPageLink(settings.siteUrl, about),
    redirectTo: hasLink ? redirectTo : undefined,
    expiresAt,
  }
}

/** Six digits are soon guessed from a plain hash: this one needs the secret. */
export function hashCode(
  vault: Vault,
  {
    userId,
    slot,
    address,
    code,
  }: { userId: string; slot: CodeSlot; address: string; code: string },
): string {
  const text = [userId, slot, address, code].join('\n')
  return vault.sign('mailed-code', text).toString('base64url')
}

interface LinkFacts {
  linkToken: string
  kind: string
  redirectTo?: string | undefined
}

function toLink(externalUrl: string, { linkToken, kind, redirectTo }: LinkFacts): string {
  const query = new URLSearchParams({ token: linkToken, type: kind })
  if (redirectTo !== undefined) query.set('redirect_to', redirectTo)
  return `${externalUrl}/verify?${query}`
}

/** All of it in the fragment, which no server is told and no log keeps. */
function toPageLink(siteUrl: string, { linkToken, kind, redirectTo }: LinkFacts): string {
  const facts = new URLSearchParams({ token_hash: linkToken, type: kind })
  if (redirectTo !== undefined) facts.set('redirect_to', redirectTo)
  return `${siteUrl}/account/confirm#${facts}`
}

/** Said where the password of the sign-up will not count; docs/decisions/016-mailed-links.md. */
const severalSignups =
  'Somebody signed up with this address more than once and with different passwords, so none of them counts: after confirming, you choose the one that you will use.'

function isOneOfSeveral({ kind, account, keepsPassword = false }: CodeRequest): boolean {
  return kind === 'signup' && !keepsPassword && account.passwordHash !== null
}

function toChange({ kind, account }: CodeRequest): MailFacts['change'] {
  const { email, newEmail } = account
  if (kind !== 'email_change' || newEmail === null) return undefined
  return { from: email ?? 'no address', to: newEmail }
}

/** Issues a code and mails it. */
export async function mailCode(parts: AuthParts, work: Work, request: CodeRequest): Promise<void> {
  const issued = await issueCode(parts, work, request)
  const { code, link, pageLink, linkToken, redirectTo, expiresAt } = issued
  const { kind, address, account } = request
  const minutes = parts.settings.mailedCodeLifeSeconds / 60
  const written = writeMail(kind, {
    code,
    minutes,
    ...(pageLink === undefined ? {} : { link: pageLink }),
    change: toChange(request),
    signup: isOneOfSeveral(request) ? severalSignups : undefined,
  })
  const id = newUuid(parts.randomBytes)
  await work.post(
    { id, to: address, sentAt: work.at, kind, code, link, linkToken, redirectTo, ...written },
    { userId: account.userId, expiresAt },
  )
}
