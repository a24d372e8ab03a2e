import { z } from 'zod'
import { studyProfile } from '../study-profile'

/** kanji.preferences.get */
export const input = z.object({}).optional()

export const output = studyProfile
