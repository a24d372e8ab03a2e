/**
 * `npm run changelog:send -- file.mdx`: mails what is new to everybody who wants to know, while the
 * server runs. The name of the file names the edition: nobody gets one twice.
 */
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { readConfiguration } from '../apps/server/src/configuration'
import { ChangelogError, sendChangelog } from '../apps/server/src/notifications/send-changelog'
import { createMailQueue } from '../packages/auth-server/src/mail/mail-queue'
import { readKeptSecrets } from '../packages/auth-server/src/secrets/kept-secrets'
import { keptSecretsFile } from '../packages/auth-server/src/secrets/kept-secrets-file'
import { createVault } from '../packages/auth-server/src/secrets/vault'
import { readAuthSettings } from '../packages/auth-server/src/settings/auth-settings'
import { connect } from '../packages/user-db/src/connection/connect'
import { findServerToRead } from '../packages/user-db/src/find-server'
import { findUserDataPlace, runUserDataCommand } from './db-place'

await runUserDataCommand(async () => {
  const [path] = process.argv.slice(2)
  if (path === undefined) {
    console.error('Which file? npm run changelog:send -- 2026-12.mdx')
    process.exitCode = 1
    return
  }
  const mdx = readFileSync(path, 'utf8')
  const place = findUserDataPlace()
  const settings = readAuthSettings(process.env, { port: Number(process.env.PORT || 3000) })
  const { notifications } = readConfiguration(process.env, true)
  const secret = settings.secret ?? readKeptSecrets(join(place.dataFolder, keptSecretsFile))?.secret
  if (secret === undefined) throw new Error('the installation has not been started yet')
  const clock = () => new Date()
  const { target, stopServer } = await findServerToRead(place)
  const userDb = connect(target, { log: place.log, random: Math.random })
  const vault = createVault(secret)
  // Without a transport: what is queued is sent by the server, when its time comes.
  const mailQueue = createMailQueue({ userDb, vault, transport: undefined, clock, log: place.log })
  // Half of what the mail server lets through; the other half is for mails that somebody waits for.
  const mailsPerHour = Math.max(1, Math.floor((settings.limits.mails || 500) / 2))
  try {
    const { queued, before } = await sendChangelog({
      userDb,
      vault,
      mailQueue,
      siteUrl: settings.siteUrl,
      edition: basename(path),
      mdx,
      isDefault: notifications.isChangelogMailDefault,
      mailsPerHour,
      at: clock(),
    })
    console.log(
      `${queued} mails are queued, ${mailsPerHour} an hour; ${before} learners had this edition already`,
    )
    if (settings.smtp === undefined) console.log('They wait until AUTH_SMTP_HOST is set')
  } catch (error) {
    if (!(error instanceof ChangelogError)) throw error
    console.error(`${path}: ${error.message}`)
    process.exitCode = 1
  } finally {
    await userDb.close()
    await stopServer()
  }
})
