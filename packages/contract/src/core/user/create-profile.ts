import { mutationId } from '../../account-identifiers'
import { profile } from './profile'

/** core.user.createProfile */
export const input = profile.extend({ mutationId })

export const output = profile
