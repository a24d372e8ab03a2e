import type { PushMessage } from '@kotonoha/contract/core/notifications/push-message'
import {
  markPushRefused,
  markPushTaken,
  type PushSubscription,
  removePushSubscription,
} from '@kotonoha/user-db/queries/notifications/push-subscriptions'
import type { Queries } from '@kotonoha/user-db/user-db'
import type { Push, PushOutcome } from '../accounts/push'

/** A push service that refuses for so long will not take anything again. */
const patienceMs = 14 * 86_400_000

interface Sender {
  userDb: Queries
  push: Push
  at: Date
}

/** Pushes to one browser and keeps what its push service said of the address. */
export async function sendToBrowser(
  { userDb, push, at }: Sender,
  subscription: PushSubscription,
  message: PushMessage,
): Promise<PushOutcome> {
  const outcome = await push.send(subscription, message)
  switch (outcome.kind) {
    case 'taken':
      await markPushTaken(userDb, subscription)
      break
    case 'gone':
      await removePushSubscription(userDb, subscription)
      break
    case 'refused':
      await markPushRefused(userDb, {
        ...subscription,
        at,
        forgetBefore: new Date(at.getTime() - patienceMs),
      })
      break
    case 'later':
    case 'unknown':
      break
  }
  return outcome
}
