/**
 * `npm run auth:remove-factor -- address`: takes the second factor from an account whose owner lost
 * it, while the server may run. Make sure first that it is the owner who asks.
 */
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { removeAllFactors } from '../packages/auth-server/src/factors/remove-all-factors'
import { createMailQueue } from '../packages/auth-server/src/mail/mail-queue'
import { readKeptSecrets } from '../packages/auth-server/src/secrets/kept-secrets'
import { keptSecretsFile } from '../packages/auth-server/src/secrets/kept-secrets-file'
import { createVault } from '../packages/auth-server/src/secrets/vault'
import { readAuthSettings } from '../packages/auth-server/src/settings/auth-settings'
import { connect } from '../packages/user-db/src/connection/connect'
import { findServerToRead } from '../packages/user-db/src/find-server'
import { findUserDataPlace, runUserDataCommand } from './db-place'

await runUserDataCommand(async () => {
  const [address] = process.argv.slice(2)
  if (address === undefined) {
    console.error('Which account? npm run auth:remove-factor -- name@example.org')
    process.exitCode = 1
    return
  }
  const place = findUserDataPlace()
  const settings = readAuthSettings(process.env, { port: Number(process.env.PORT || 3000) })
  const secret = settings.secret ?? readKeptSecrets(join(place.dataFolder, keptSecretsFile))?.secret
  if (secret === undefined) throw new Error('the installation has not been started yet')
  const clock = () => new Date()
  const { target, stopServer } = await findServerToRead(place)
  const userDb = connect(target, { log: place.log, random: Math.random })
  const vault = createVault(secret)
  // Without a transport: what is queued is sent by the server, at once or when it starts.
  const mailQueue = createMailQueue({ userDb, vault, transport: undefined, clock, log: place.log })
  try {
    const parts = { userDb, settings, randomBytes, mailQueue, clock }
    const count = await removeAllFactors(parts, address)
    if (count === 'no-account') {
      console.error(`Nobody has the address ${address}`)
      process.exitCode = 1
    } else if (count === 0) {
      console.log('This account has no second factor')
    } else {
      console.log(
        `Removed ${count}: ${address} signs in by password alone now, and was told by mail`,
      )
    }
  } finally {
    await userDb.close()
    await stopServer()
  }
})
