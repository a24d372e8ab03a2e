import { z } from 'zod'
import { studyProfile } from '../../kanji/study-profile'

/** core.user.getKanjiProductProfile; the error is `no-profile-kanji-product` before onboarding. */
export const input = z.object({}).optional()

export const output = studyProfile
