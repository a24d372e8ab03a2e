import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { waitForAccounts } from '../accounts/wait-for-accounts'
import { startProduct } from '../running-server'

/** Addresses need no proof and nobody asks too often: it is the work that is measured. */
const environment = {
  KOTONOHA_ACCOUNTS: 'on',
  DATABASE_URL: '',
  AUTH_MAILER_AUTOCONFIRM: 'true',
  AUTH_EXTERNAL_ANONYMOUS_USERS_ENABLED: 'true',
  AUTH_RATE_LIMIT_TOKEN: '999999999',
  AUTH_RATE_LIMIT_OTP: '999999999',
}

export interface StudyServer {
  origin: string
  /** Where the database keeps its files. */
  databaseFolder: string
}

/** Works with the product on a database of its own, which is thrown away. */
export async function withStudyServer<Result>(
  dictionaryFolder: string,
  work: (server: StudyServer) => Promise<Result>,
): Promise<Result> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'kotonoha-bench-'))
  symlinkSync(resolve(dictionaryFolder), join(dataFolder, 'dictionary'))
  const product = await startProduct({ ...environment, KOTONOHA_DATA: dataFolder })
  try {
    await waitForAccounts(product.origin)
    const databaseFolder = join(dataFolder, 'user-database/cluster')
    return await work({ origin: product.origin, databaseFolder })
  } finally {
    await product.stop()
    rmSync(dataFolder, { recursive: true, force: true })
  }
}
