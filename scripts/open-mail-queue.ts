import { join } from 'node:path'
import { createMailQueue, type MailQueue } from '../packages/auth-server/src/mail/mail-queue'
import { readKeptSecrets } from '../packages/auth-server/src/secrets/kept-secrets'
import { keptSecretsFile } from '../packages/auth-server/src/secrets/kept-secrets-file'
import { createVault, type Vault } from '../packages/auth-server/src/secrets/vault'
import {
  type AuthSettings,
  readAuthSettings,
} from '../packages/auth-server/src/settings/auth-settings'
import { connect } from '../packages/user-db/src/connection/connect'
import { findServerToRead } from '../packages/user-db/src/find-server'
import type { UserDb } from '../packages/user-db/src/user-db'
import { findUserDataPlace } from './db-place'

interface Mails {
  settings: AuthSettings
  userDb: UserDb
  vault: Vault
  mailQueue: MailQueue
  clock: () => Date
  close(): Promise<void>
}

/** For commands that mail beside a server: what they queue is sent by it, at once or when it starts. */
export async function openMailQueue(): Promise<Mails> {
  const place = findUserDataPlace()
  const settings = readAuthSettings(process.env, { port: Number(process.env.PORT || 3000) })
  const secret = settings.secret ?? readKeptSecrets(join(place.dataFolder, keptSecretsFile))?.secret
  if (secret === undefined) throw new Error('the installation has not been started yet')
  const clock = () => new Date()
  const { target, stopServer } = await findServerToRead(place)
  const userDb = connect(target, { log: place.log, random: Math.random })
  const vault = createVault(secret)
  const mailQueue = createMailQueue({ userDb, vault, transport: undefined, clock, log: place.log })
  return {
    settings,
    userDb,
    vault,
    mailQueue,
    clock,
    async close() {
      await userDb.close()
      await stopServer()
    },
  }
}
