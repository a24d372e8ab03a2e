import type { Account } from '@kotonoha/user-db/queries/accounts/account'
import { saveAccount } from '@kotonoha/user-db/queries/accounts/accounts'
import { addWantedAddress, findUserIdOfAddress } from '@kotonoha/user-db/queries/accounts/addresses'
import type { CodeSlot } from '@kotonoha/user-db/queries/accounts/codes'
import type { Context } from 'hono'
import { z } from 'zod'
import { parseEmailAddress } from '../../accounts/email-address'
import { issueCode } from '../../accounts/issue-code'
import { mailAccount } from '../../accounts/mail-account'
import { checkMetadataSize } from '../../accounts/metadata-size'
import { loadUserView } from '../../accounts/user-view'
import { AuthError, validationFailed } from '../../auth-error'
import { type AuthParts, runWork, type Work } from '../../auth-parts'
import { metadata, readBody, text } from '../../http/read-body'
import { checkAdmin, redirectOf } from '../../http/request-facts'
import type { MailKind } from '../../mail/mail-kind'
import { checkPasswordSize, checkPasswordStrength } from '../../passwords/password-rules'
import { chooseRedirect } from '../../redirects/allowed-redirect'
import { addAccountByEmail, lockByAddress, toPasswordRules } from '../signup'
import { emailExists, userNotFound } from './users'

const linkBody = z.object({
  type: text,
  email: text,
  new_email: text,
  password: text,
  data: metadata,
  redirect_to: text,
})

type LinkType =
  | 'signup'
  | 'magiclink'
  | 'recovery'
  | 'invite'
  | 'email_change_current'
  | 'email_change_new'

const kinds: Record<LinkType, { slot: CodeSlot; kind: MailKind }> = {
  signup: { slot: 'confirmation', kind: 'signup' },
  invite: { slot: 'confirmation', kind: 'invite' },
  magiclink: { slot: 'recovery', kind: 'magiclink' },
  recovery: { slot: 'recovery', kind: 'recovery' },
  email_change_current: { slot: 'email-change-current', kind: 'email_change' },
  email_change_new: { slot: 'email-change-new', kind: 'email_change' },
}

/** `POST /admin/generate_link`: what a mail would hold; none is sent. */
export async function generateLink(parts: AuthParts, context: Context): Promise<Response> {
  await checkAdmin(parts, context)
  const body = await readBody(context, linkBody)
  if (!Object.hasOwn(kinds, body.type ?? ''))
    throw validationFailed('Invalid email action link type')
  const type = body.type as LinkType
  const address = parseEmailAddress(body.email ?? '')
  const isChange = type === 'email_change_current' || type === 'email_change_new'
  const newEmail = isChange ? parseEmailAddress(body.new_email ?? '') : undefined
  const { password, data = {} } = body
  checkMetadataSize(data)
  if (type === 'signup') {
    if (!password) throw validationFailed('Signup requires a valid password')
    checkPasswordSize(password)
    checkPasswordStrength(password, toPasswordRules(parts))
  }
  const passwordHash = password && type === 'signup' ? await parts.hasher.hash(password) : undefined
  const redirectTo = body.redirect_to
    ? chooseRedirect(parts.settings, [body.redirect_to])
    : redirectOf(parts, context)
  return runWork(parts, async (work) => {
    const given = { address, passwordHash, data, isConfirmed: false }
    const account = await findOrAdd(parts, work, { type, ...given })
    if (newEmail !== undefined) await noteChange(work, account, newEmail)
    const { slot, kind } = kinds[type]
    const mailedTo = type === 'email_change_new' ? (newEmail ?? address) : address
    if (slot === 'confirmation') account.confirmationSentAt = work.at
    if (slot === 'recovery') account.recoverySentAt = work.at
    if (type === 'invite') account.invitedAt = work.at
    await saveAccount(work.queries, account)
    const code = {
      account,
      slot,
      kind,
      address: mailedTo,
      redirectTo,
      keepsPassword: type === 'signup',
    }
    const issued = await issueCode(parts, work, code)
    return context.json({
      ...(await loadUserView(work.queries, account)),
      action_link: issued.link,
      email_otp: issued.code,
      hashed_token: issued.linkToken,
      verification_type: type,
      redirect_to: redirectTo,
    })
  })
}

interface Given {
  address: string
  passwordHash: string | undefined
  data: Record<string, unknown>
  isConfirmed: boolean
}

async function findOrAdd(
  parts: AuthParts,
  work: Work,
  { type, ...given }: Given & { type: LinkType },
): Promise<Account> {
  const known = await lockByAddress(work, given.address)
  const makesUser = type === 'signup' || type === 'invite' || type === 'magiclink'
  if (known === undefined) {
    const added = makesUser ? await addAccountByEmail(parts, work, given) : undefined
    if (added === undefined) throw userNotFound()
    return added
  }
  const isFresh = type === 'signup' || type === 'invite'
  if (isFresh && known.emailConfirmedAt !== null) throw emailExists()
  return known
}

async function noteChange(work: Work, account: Account, newEmail: string): Promise<void> {
  if ((await findUserIdOfAddress(work.queries, newEmail)) !== undefined) throw emailExists()
  const { userId } = account
  if (account.newEmail !== newEmail || account.emailChangeHalf === null) {
    account.emailChangeHalf = 'neither'
  }
  account.newEmail = newEmail
  account.emailChangeSentAt = work.at
  await addWantedAddress(work.queries, {
    address: newEmail,
    userId,
    sessionId: undefined,
    wantedAt: work.at,
  })
}

const inviteBody = z.object({ email: text, data: metadata })

/** `POST /invite` */
export async function invite(parts: AuthParts, context: Context): Promise<Response> {
  await checkAdmin(parts, context)
  const { email = '', data = {} } = await readBody(context, inviteBody)
  const address = parseEmailAddress(email)
  checkMetadataSize(data)
  const redirectTo = redirectOf(parts, context)
  return runWork(parts, async (work) => {
    const known = await lockByAddress(work, address)
    if (known !== undefined && known.emailConfirmedAt !== null) throw emailExists()
    const given = { address, passwordHash: undefined, data, isConfirmed: false }
    const account = known ?? (await addAccountByEmail(parts, work, given))
    if (account === undefined) throw new AuthError(422, 'email_exists', 'Address just taken')
    account.invitedAt = work.at
    await mailAccount(parts, work, {
      account,
      slot: 'confirmation',
      kind: 'invite',
      address,
      redirectTo,
    })
    return context.json(await loadUserView(work.queries, account))
  })
}
