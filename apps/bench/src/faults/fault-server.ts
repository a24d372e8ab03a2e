import { generateKeyPairSync, sign } from 'node:crypto'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { waitForAccounts } from '../accounts/wait-for-accounts'
import { type RunningServer, startProduct } from '../running-server'

const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const jwk = { ...privateKey.export({ format: 'jwk' }), alg: 'ES256', kid: 'bench' }

/** What every start is given, so that a session outlives the server and is known to other nodes. */
export const environment = {
  KOTONOHA_ACCOUNTS: 'on',
  DATABASE_URL: '',
  KOTONOHA_LOG_LEVEL: 'error',
  AUTH_SITE_URL: 'http://localhost:3999',
  AUTH_JWT_KEYS: JSON.stringify([jwk]),
  AUTH_SECRET: Buffer.alloc(32, 7).toString('base64'),
  AUTH_MAILER_AUTOCONFIRM: 'true',
  AUTH_EXTERNAL_ANONYMOUS_USERS_ENABLED: 'true',
  AUTH_RATE_LIMIT_TOKEN: '999999999',
  AUTH_RATE_LIMIT_OTP: '999999999',
}

/** The token of one learner as if it were another's, whose session has the same id. */
export function signAs(accessToken: string, userId: string): string {
  const [header = '', payload = ''] = accessToken.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const own = Buffer.from(JSON.stringify({ ...claims, sub: userId })).toString('base64url')
  const signed = Buffer.from(`${header}.${own}`)
  const signature = sign('sha256', signed, { key: privateKey, dsaEncoding: 'ieee-p1363' })
  return `${header}.${own}.${signature.toString('base64url')}`
}

/** A folder with a dictionary and room for learners' data, which is thrown away. */
export async function withDataFolder<Result>(
  dictionaryFolder: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'kotonoha-bench-'))
  try {
    linkDictionary(dictionaryFolder, folder)
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export function linkDictionary(dictionaryFolder: string, folder: string): void {
  symlinkSync(resolve(dictionaryFolder), join(folder, 'dictionary'))
}

/** Starts the product and waits until the learners' data are open. */
export async function startWithAccounts(
  dataFolder: string,
  more: Record<string, string> = {},
): Promise<RunningServer> {
  const server = await startProduct({ ...environment, KOTONOHA_DATA: dataFolder, ...more })
  await waitForAccounts(server.origin)
  return server
}

export const databaseFolderOf = (dataFolder: string) => join(dataFolder, 'user-database/cluster')
