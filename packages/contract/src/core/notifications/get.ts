import { z } from 'zod'
import { moment } from '../../account-identifiers'
import { pushDeviceId } from './device-id'

/** core.notifications.get */
export const input = z.object({}).optional()

/** What calls the learner back, and where. */
export const output = z.object({
  /** What browsers subscribe with (RFC 8292): 65 bytes in base64url. */
  publicKey: z.string(),
  /** The browsers that reminders go to, the newest first. */
  devices: z.array(
    z.object({
      deviceId: pushDeviceId,
      /** In words: `Firefox on Windows`. */
      device: z.string(),
      addedAt: moment,
      /** Since when its push service refuses what is sent. */
      failedSince: moment.nullable(),
    }),
  ),
  /** When the next reminder may come, if enough is due then; null where none is planned. */
  nextReminderAt: moment.nullable(),
  /** Why no reminder comes although a device waits for one. */
  pause: z.enum(['no-study', 'vacation', 'unopened']).nullable(),
  /** By whose clock the learner's hour is meant. */
  zone: z.string().nullable(),
  /** Whether the address was proven: mails of other kinds than about the account go nowhere else. */
  isAddressConfirmed: z.boolean(),
  /** What this installation does for whoever has not chosen whether to be told what is new. */
  isChangelogMailDefault: z.boolean(),
})
