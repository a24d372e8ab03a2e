import type { Account } from '@kotonoha/user-db/queries/accounts/account'
import {
  type CodeChallenge,
  type CodeSlot,
  saveCode,
} from '@kotonoha/user-db/queries/accounts/codes'
import type { AuthParts, Work } from '../auth-parts'
import type { MailKind } from '../mail/mail-kind'
import { writeMail } from '../mail/mail-text'
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
}

export interface IssuedCode {
  code: string
  /** Undefined: codes that confirm a change on the very device have no link. */
  linkToken: string | undefined
  link: string | undefined
  redirectTo: string | undefined
  expiresAt: Date
}

/** Draws a code and a link and stores their hashes, which voids those before them. */
export async function issueCode(
  { vault, randomBytes, settings }: AuthParts,
  { queries, at }: Work,
  request: CodeRequest,
): Promise<IssuedCode> {
  const { account, slot, kind, address, redirectTo, codeChallenge } = request
  const { userId } = account
  const code = newSixDigits(randomBytes)
  const hasLink = slot !== 'reauthentication'
  const linkToken = hasLink
    ? newLinkToken(randomBytes, userId, codeChallenge !== undefined)
    : undefined
  const expiresAt = new Date(at.getTime() + settings.mailedCodeLifeSeconds * 1000)
  await saveCode(queries, {
    userId,
    slot,
    kind,
    address,
    linkHash: linkToken === undefined ? null : (parseLinkToken(linkToken)?.hash ?? null),
    codeHash: hashCode(vault, { userId, slot, address, code }),
    wrongTries: 0,
    keepsPassword: request.keepsPassword ?? false,
    codeChallenge: codeChallenge ?? null,
    expiresAt,
  })
  const link = linkToken && toLink(settings.externalUrl, { linkToken, kind, redirectTo })
  return { code, linkToken, link, redirectTo: hasLink ? redirectTo : undefined, expiresAt }
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

function toLink(
  externalUrl: string,
  {
    linkToken,
    kind,
    redirectTo,
  }: { linkToken: string; kind: string; redirectTo?: string | undefined },
): string {
  const query = new URLSearchParams({ token: linkToken, type: kind })
  if (redirectTo !== undefined) query.set('redirect_to', redirectTo)
  return `${externalUrl}/verify?${query}`
}

/** Issues a code and mails it. */
export async function mailCode(parts: AuthParts, work: Work, request: CodeRequest): Promise<void> {
  const issued = await issueCode(parts, work, request)
  const { code, link, linkToken, redirectTo, expiresAt } = issued
  const { kind, address, account } = request
  const minutes = parts.settings.mailedCodeLifeSeconds / 60
  const written = writeMail(kind, { code, minutes, ...(link === undefined ? {} : { link }) })
  const id = newUuid(parts.randomBytes)
  await work.post(
    { id, to: address, sentAt: work.at, kind, code, link, linkToken, redirectTo, ...written },
    { userId: account.userId, expiresAt },
  )
}
