import { deleteUser } from '@kotonoha/user-db/queries/account-data/own-data'
import type { Account } from '@kotonoha/user-db/queries/accounts/account'
import {
  findAccount,
  listAccounts,
  lockAccount,
  saveAccount,
} from '@kotonoha/user-db/queries/accounts/accounts'
import { claimAddress, releaseAddress } from '@kotonoha/user-db/queries/accounts/addresses'
import { deleteAllCodes } from '@kotonoha/user-db/queries/accounts/codes'
import { listIdentities, saveIdentity } from '@kotonoha/user-db/queries/accounts/identities'
import { removeCredentials } from '@kotonoha/user-db/queries/accounts/remove-credentials'
import { endAllSessions } from '@kotonoha/user-db/queries/accounts/sessions'
import type { Context } from 'hono'
import { z } from 'zod'
import { parseEmailAddress, parsePhoneNumber } from '../../accounts/email-address'
import { checkMetadataSize } from '../../accounts/metadata-size'
import { addAccount, toEmailFacts } from '../../accounts/new-account'
import { loadUserView } from '../../accounts/user-view'
import { AuthError, validationFailed } from '../../auth-error'
import { type AuthParts, runWork, type Work } from '../../auth-parts'
import { choice, metadata, readBody, text } from '../../http/read-body'
import { checkAdmin } from '../../http/request-facts'
import { checkPasswordSize } from '../../passwords/password-rules'
import { isUuid } from '../../secrets/random-values'
import { audience } from '../../tokens/access-token'
import { parseBan } from './ban-duration'

const userBody = z.object({
  id: text,
  email: text,
  phone: text,
  password: text,
  email_confirm: choice,
  user_metadata: metadata,
  app_metadata: metadata,
  ban_duration: text,
  role: text,
})

type UserBody = z.output<typeof userBody>

interface CheckedBody extends UserBody {
  address: string | undefined
  phoneNumber: string | undefined
  passwordHash: string | undefined
}

async function readUserBody({ hasher }: AuthParts, context: Context): Promise<CheckedBody> {
  const body = await readBody(context, userBody)
  if (body.id && !isUuid(body.id)) throw validationFailed('ID must conform to the uuid v4 format')
  if (body.role && body.role !== audience) throw validationFailed('role must be authenticated')
  if (body.password) checkPasswordSize(body.password)
  for (const each of [body.user_metadata, body.app_metadata]) checkMetadataSize(each ?? {})
  return {
    ...body,
    address: body.email ? parseEmailAddress(body.email) : undefined,
    phoneNumber: body.phone ? parsePhoneNumber(body.phone) : undefined,
    passwordHash: body.password ? await hasher.hash(body.password) : undefined,
  }
}

export function emailExists(): AuthError {
  const message = 'A user with this email address has already been registered'
  return new AuthError(422, 'email_exists', message)
}

/** `POST /admin/users` */
export async function createUser(parts: AuthParts, context: Context): Promise<Response> {
  await checkAdmin(parts, context)
  const body = await readUserBody(parts, context)
  const { address, phoneNumber, passwordHash, ban_duration: ban } = body
  if (address === undefined && phoneNumber === undefined) {
    throw validationFailed('Cannot create a user without either an email or phone')
  }
  return runWork(parts, async (work) => {
    const account = await addAccount(work, parts.randomBytes, {
      userId: body.id?.toLowerCase(),
      email: address,
      phone: phoneNumber,
      passwordHash,
      userMetadata: body.user_metadata ?? {},
      appMetadata: body.app_metadata,
      isConfirmed: body.email_confirm ?? false,
    })
    if (account === undefined) {
      if (address !== undefined) throw emailExists()
      throw new AuthError(422, 'phone_exists', 'Phone number already registered by another user')
    }
    if (ban !== undefined) account.bannedUntil = parseBan(ban, work.at)
    await saveAccount(work.queries, account)
    return context.json(await loadUserView(work.queries, account))
  })
}

const maxPerPage = 1000

/** `GET /admin/users` */
export async function listUsers(parts: AuthParts, context: Context): Promise<Response> {
  await checkAdmin(parts, context)
  const page = readNumber(context, 'page', 1)
  const perPage = Math.min(readNumber(context, 'per_page', 50), maxPerPage)
  const filter = (context.req.query('filter') ?? '').replaceAll('\0', '').slice(0, 255)
  const offset = (page - 1) * perPage
  const found = await listAccounts(parts.userDb, { filter, limit: perPage, offset })
  const users = []
  for (const account of found.accounts) users.push(await loadUserView(parts.userDb, account))
  const lastPage = Math.max(1, Math.ceil(found.totalCount / perPage))
  const linkTo = (number: number, rel: string) =>
    `<${parts.settings.externalUrl}/admin/users?page=${number}&per_page=${perPage}>; rel="${rel}"`
  const links = page < lastPage ? [linkTo(page + 1, 'next')] : []
  return context.json({ users, aud: audience }, 200, {
    'x-total-count': String(found.totalCount),
    link: [...links, linkTo(lastPage, 'last')].join(', '),
  })
}

function readNumber(context: Context, name: string, fallback: number): number {
  const value = context.req.query(name)
  if (value === undefined || value === '') return fallback
  if (!/^[1-9]\d{0,8}$/.test(value)) throw validationFailed(`Bad Pagination Parameters: ${name}`)
  return Number(value)
}

export function readUserId(context: Context): string {
  const id = context.req.param('id') ?? ''
  if (!isUuid(id)) throw validationFailed('user_id must be an UUID', 404)
  return id.toLowerCase()
}

export function userNotFound(): AuthError {
  return new AuthError(404, 'user_not_found', 'User not found')
}

/** `GET /admin/users/{id}` */
export async function showUserById(parts: AuthParts, context: Context): Promise<Response> {
  await checkAdmin(parts, context)
  const account = await findAccount(parts.userDb, readUserId(context))
  if (account === undefined) throw userNotFound()
  return context.json(await loadUserView(parts.userDb, account))
}

/** `PUT /admin/users/{id}` */
export async function changeUser(parts: AuthParts, context: Context): Promise<Response> {
  await checkAdmin(parts, context)
  const userId = readUserId(context)
  const body = await readUserBody(parts, context)
  return runWork(parts, async (work) => {
    const account = await lockAccount(work.queries, userId)
    if (account === undefined) throw userNotFound()
    await applyChanges(work, account, body)
    await saveAccount(work.queries, account)
    return context.json(await loadUserView(work.queries, account))
  })
}

async function applyChanges(
  { queries, at }: Work,
  account: Account,
  body: CheckedBody,
): Promise<void> {
  const { userId } = account
  const { address, passwordHash, ban_duration: ban } = body
  account.updatedAt = at
  if (address !== undefined && address !== account.email) {
    if (!(await claimAddress(queries, { address, userId }))) throw emailExists()
    if (account.email !== null) await releaseAddress(queries, { address: account.email, userId })
    account.email = address
    await deleteAllCodes(queries, userId)
    await renameEmailIdentity({ queries, at }, account)
  }
  if (body.email_confirm) account.emailConfirmedAt ??= at
  if (passwordHash !== undefined) {
    account.passwordHash = passwordHash
    await deleteAllCodes(queries, userId)
    await endAllSessions(queries, { userId, at })
  }
  account.userMetadata = merge(account.userMetadata, body.user_metadata)
  account.appMetadata = merge(account.appMetadata, body.app_metadata)
  if (ban !== undefined) {
    account.bannedUntil = parseBan(ban, at)
    if (account.bannedUntil !== null) await endAllSessions(queries, { userId, at })
  }
}

async function renameEmailIdentity(
  { queries, at }: Pick<Work, 'queries' | 'at'>,
  { userId, email }: Account,
): Promise<void> {
  for (const identity of await listIdentities(queries, userId)) {
    if (identity.provider !== 'email') continue
    const identityData = { ...identity.identityData, ...toEmailFacts(userId, email, true) }
    await saveIdentity(queries, { ...identity, identityData, updatedAt: at })
  }
}

function merge(old: Account['userMetadata'], added: Account['userMetadata'] | undefined) {
  return Object.fromEntries(
    Object.entries({ ...old, ...added }).filter(([, each]) => each !== null),
  )
}

const deleteBody = z.object({ should_soft_delete: choice })

/** `DELETE /admin/users/{id}` */
export async function removeUser(parts: AuthParts, context: Context): Promise<Response> {
  await checkAdmin(parts, context)
  const userId = readUserId(context)
  const { should_soft_delete: isSoft } = await readBody(context, deleteBody)
  await runWork(parts, async ({ queries, at }) => {
    const account = await lockAccount(queries, userId)
    if (account === undefined) throw userNotFound()
    if (!isSoft) return deleteUser(queries, userId)
    await removeCredentials(queries, { userId, at })
    const forgotten = { email: null, phone: null, newEmail: null, passwordHash: null }
    await saveAccount(queries, {
      ...account,
      ...forgotten,
      userMetadata: {},
      deletedAt: at,
      updatedAt: at,
    })
  })
  return context.json({})
}
