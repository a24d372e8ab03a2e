import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isOk, startProduct } from '../../../scripts/start-product'

const repository = join(import.meta.dirname, '../../..')

/** The small dictionary written for the tests. */
export const tinySources = join(repository, 'apps/dictionary-builder/src/testing/sources')

export interface RunningSite {
  /** Such as `http://127.0.0.1:40123`, no slash at the end. */
  origin: string
  /** Where its dictionary is, for other sites. */
  dictionaryFolder: string
  stop(): Promise<void>
}

export interface SiteOptions {
  /** Sources to build from: the tests' own small ones when left out; '' looks in the usual places. */
  sources?: string
  /** Data folder; a temporary one, removed at the end, when left out. */
  dataFolder?: string
  /** A dictionary of the same sources, which is copied instead of built once more. */
  dictionaryFolder?: string
  environment?: Record<string, string>
}

/** Starts the whole product as a user does, and waits until it is ready. */
export async function startSite(options: SiteOptions = {}): Promise<RunningSite> {
  const temporary = await mkdtemp(join(tmpdir(), 'kotonoha-e2e-'))
  const dataFolder = options.dataFolder ?? temporary
  const dictionaryFolder = join(dataFolder, 'dictionary')
  if (options.dictionaryFolder !== undefined) {
    await cp(options.dictionaryFolder, dictionaryFolder, { recursive: true })
  }
  // Where the product had to be killed, its database writes here until it has ended as well.
  const removeTemporary = () => rm(temporary, { recursive: true, force: true, maxRetries: 20 })
  try {
    const { origin, stop } = await startProduct({
      environment: (address) => ({
        KOTONOHA_DATA: dataFolder,
        ...accountSettings(address),
        ...toSourcesVariable(options.sources ?? tinySources),
        ...options.environment,
      }),
      stdio: ['ignore', 'pipe', 'pipe'],
      // The dictionary serves at once; the learners' database takes a few seconds when it is new.
      isReady: async (address) => (await isOk(`${address}/ready`)) && (await isOpen(address)),
      pauseMs: 100,
      timeoutMs: startTimeoutMs,
    })
    return {
      origin,
      dictionaryFolder,
      async stop() {
        try {
          await stop()
        } finally {
          await removeTemporary()
        }
      },
    }
  } catch (error) {
    await removeTemporary()
    throw error
  }
}

/**
 * Mails are read in the mailbox of the run. All journeys come from one address and would use up
 * what the limits allow one visitor; the pause between two mails to one learner stays.
 */
function accountSettings(origin: string): Record<string, string> {
  const limits = ['TOKEN', 'VERIFY', 'OTP', 'MFA', 'EMAIL_SENT']
  return {
    AUTH_SITE_URL: origin,
    AUTH_DEV_MAILBOX: 'true',
    // The least that the service allows: nothing here is about how hard a hash is to guess.
    AUTH_PASSWORD_HASH_MEMORY: '19456',
    AUTH_PASSWORD_HASH_PASSES: '2',
    ...Object.fromEntries(limits.map((name) => [`AUTH_RATE_LIMIT_${name}`, '1000'])),
  }
}

/** A variable that names nothing would be refused, so it is left out. */
function toSourcesVariable(folder: string): Record<string, string> {
  return folder === '' ? {} : { KOTONOHA_SOURCES: folder }
}

/** Building the bundles and a full dictionary on a fresh clone takes a few minutes at the most. */
const startTimeoutMs = 300_000

/** Whether learners can sign in, or never can: an installation may have no accounts. */
async function isOpen(origin: string): Promise<boolean> {
  const answer = await fetch(`${origin}/api/core.user.getMe`).catch(() => undefined)
  if (answer === undefined) return false
  const { error } = (await answer.json()) as { error?: { message?: string } }
  return error?.message === 'not-signed-in' || error?.message === 'accounts-off'
}
