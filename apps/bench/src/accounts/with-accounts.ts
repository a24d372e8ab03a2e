import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type RunningServer, startProduct } from '../running-server'
import { waitForAccounts } from './wait-for-accounts'

/** Addresses need no proof and nobody asks too often: it is the work that is measured. */
const environment = {
  KOTONOHA_ACCOUNTS: 'on',
  DATABASE_URL: '',
  AUTH_MAILER_AUTOCONFIRM: 'true',
  AUTH_EXTERNAL_ANONYMOUS_USERS_ENABLED: 'true',
  AUTH_RATE_LIMIT_TOKEN: '999999999',
  AUTH_RATE_LIMIT_OTP: '999999999',
  AUTH_RATE_LIMIT_VERIFY: '999999999',
}

export interface ServerWithAccounts extends RunningServer {
  dataFolder: string
  /** Where the database keeps its files. */
  databaseFolder: string
}

/** Works with the product on a database of its own, which is thrown away. */
export async function withAccounts<Result>(
  dictionaryFolder: string,
  work: (server: ServerWithAccounts) => Promise<Result>,
): Promise<Result> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'kotonoha-bench-'))
  symlinkSync(resolve(dictionaryFolder), join(dataFolder, 'dictionary'))
  const product = await startProduct({ ...environment, KOTONOHA_DATA: dataFolder })
  try {
    await waitForAccounts(product.origin)
    const databaseFolder = join(dataFolder, 'user-database/cluster')
    return await work({ ...product, dataFolder, databaseFolder })
  } finally {
    await product.stop()
    rmSync(dataFolder, { recursive: true, force: true })
  }
}
