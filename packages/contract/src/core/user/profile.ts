import { z } from 'zod'
import { plainName } from '../plain-text'

/** Long enough for every name that people of the project could find. */
const maxNameLength = 80

/** What a learner tells about themselves. */
export const profile = z.object({
  firstName: plainName(maxNameLength),
  lastName: plainName(maxNameLength),
})
