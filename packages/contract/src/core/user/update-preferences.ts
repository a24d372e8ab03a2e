import { z } from 'zod'
import { mutationId } from '../../account-identifiers'
import { preferences } from './preferences'

/**
 * core.user.updatePreferences
 *
 * Each preference is merged by itself: the later choice stands, and one that is not named stays.
 * A time in the future counts as now.
 */
export const input = z.object({ mutationId, changes: preferences })

/** Everything the account keeps, after the merge. */
export const output = preferences
