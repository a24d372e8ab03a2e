import { z } from 'zod'
import { preferences } from './preferences'

/** core.user.getPreferences */
export const input = z.object({}).optional()

export const output = preferences
