import { z } from 'zod'
import { moment, userId } from '../../account-identifiers'
import { profile } from './profile'

/** core.user.getMe */
export const input = z.object({}).optional()

const account = z.object({
  userId,
  email: z.string(),
  /** When the account will be deleted with all its data; null unless that was asked for. */
  deletionDueAt: moment.nullable(),
})

/** Who is asking; `profile` is somebody who must create a profile first. */
export const output = z.discriminatedUnion('kind', [
  account.extend({ kind: z.literal('profile') }),
  account.extend({ kind: z.literal('signed-in'), ...profile.shape }),
])
