import { z } from 'zod'
import { mutationId } from '../../account-identifiers'
import { studyPreferences } from '../study-preferences'
import { studyProfile } from '../study-profile'

/**
 * kanji.preferences.update: changes what is given. Dues that are set stay as they are; answers
 * from now on are scheduled by the new choices.
 */
export const input = z.object({ mutationId, preferences: studyPreferences.partial() })

export const output = studyProfile
