import { createECDH, randomBytes } from 'node:crypto'
import { type Api, type Learner, newId } from './learners'

/** A browser of one learner. */
export interface NotificationOwned {
  deviceId: string
}

/** Nobody's. */
export const noNotification: NotificationOwned = { deviceId: 'x'.repeat(43) }

/** What a browser says of itself, on the push service of the tests. */
export function makeUpBrowser(): { endpoint: string; p256dh: string; auth: string } {
  const pair = createECDH('prime256v1')
  return {
    endpoint: `https://push.test/${newId()}`,
    p256dh: pair.generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  }
}

export async function turnRemindersOn({ api }: Learner): Promise<NotificationOwned> {
  return api.core.notifications.subscribe({ mutationId: newId(), ...makeUpBrowser() })
}

/** What a stranger with all the owner's ids tries, by the path of the procedure. */
export const notificationAttempts: Record<
  string,
  (api: Api, owned: NotificationOwned) => Promise<unknown>
> = {
  'core.notifications.get': (api) => api.core.notifications.get(),
  'core.notifications.subscribe': (api) =>
    api.core.notifications.subscribe({ mutationId: newId(), ...makeUpBrowser() }),
  'core.notifications.unsubscribe': (api, { deviceId }) =>
    api.core.notifications.unsubscribe({ mutationId: newId(), deviceId }),
  'core.notifications.sendTest': (api, { deviceId }) =>
    api.core.notifications.sendTest({ mutationId: newId(), deviceId }),
}
