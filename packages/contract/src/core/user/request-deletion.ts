import { z } from 'zod'
import { moment, mutationId } from '../../account-identifiers'

/**
 * core.user.requestDeletion: the account is deleted with all its data after 14 days, and a mail
 * says so. Asking again does not put the day off.
 */
export const input = z.object({ mutationId })

export const output = z.object({ deletionDueAt: moment })
