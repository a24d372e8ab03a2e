import { join } from 'node:path'
import { readKeptSecrets } from '@kotonoha/auth-server/secrets/kept-secrets'
import { keptSecretsFile } from '@kotonoha/auth-server/secrets/kept-secrets-file'
import { deriveVapidKeys } from '@kotonoha/auth-server/secrets/vapid-keys'
import { createVault } from '@kotonoha/auth-server/secrets/vault'
import { type Check, type Finding, patienceMs } from '../finding'

const part = 'Reminders'

/** Push services of the makers of browsers: Chrome and most others, Firefox, Safari. */
const servicesOfMakers = [
  'https://fcm.googleapis.com',
  'https://updates.push.services.mozilla.com',
  'https://web.push.apple.com',
]

const off = (text: string): Finding => ({ part, state: 'off', text })

/** Makes the keys that push services know us by, and tries whether those services can be reached. */
export function createRemindersCheck(services: readonly string[]): Check {
  return async ({ environment, configuration, auth }) => {
    if (auth === undefined) return off('KOTONOHA_ACCOUNTS=off: nobody to remind')
    if (!configuration.hasServiceWorker) {
      return off('KOTONOHA_SERVICE_WORKER=off: browsers show notifications by it')
    }
    if (!isEncrypted(auth.siteUrl)) {
      return off(`${auth.siteUrl} is not https: browsers take no notifications from it`)
    }
    const kept = () => readKeptSecrets(join(configuration.dataFolder, keptSecretsFile))?.secret
    const secret = auth.secret ?? kept()
    if (secret === undefined) return off('no secret yet: the first start makes it, and the keys')
    const { publicKey } = deriveVapidKeys(createVault(secret))
    const keys = `keys of ${auth.secret ? 'AUTH_SECRET' : 'the kept secret'} (${publicKey.slice(0, 12)}…)`
    const all = [...services, ...configuration.notifications.pushServices]
    const silent = await listSilent(all)
    if (silent.length === 0) return { part, state: 'works', text: `${keys}; push services answer` }
    const names = silent.join(', ')
    // At home without the internet there are none, and nothing is wrong with that.
    const withoutAny = environment.AUTH_SITE_URL ? 'wrong' : 'off'
    const state = silent.length === all.length ? withoutAny : 'works'
    return {
      part,
      state,
      text: `${keys}; no answer from ${names}: does a firewall stop the server?`,
    }
  }
}

export const checkReminders = createRemindersCheck(servicesOfMakers)

function isEncrypted(siteUrl: string): boolean {
  const { protocol, hostname } = new URL(siteUrl)
  return protocol === 'https:' || /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
}

/** Whatever they answer is an answer. */
async function listSilent(services: readonly string[]): Promise<string[]> {
  const asked = services.map(async (origin) => {
    const signal = AbortSignal.timeout(patienceMs)
    const answer = fetch(origin, { method: 'HEAD', redirect: 'manual', signal })
    return answer.then(
      () => [],
      () => [origin],
    )
  })
  return (await Promise.all(asked)).flat()
}
