import { z } from 'zod'
import { mutationId } from '../../account-identifiers'

/** core.user.cancelDeletion: the account stays; where no deletion waits nothing changes. */
export const input = z.object({ mutationId })

export const output = z.object({})
