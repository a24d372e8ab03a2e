import { z } from 'zod'
import { plainName } from '../../plain-text'

/** Long enough for every name that people of the project could find. */
const maxNameLength = 80

/**
 * A name stands in mails that we send. What mail programs make a link of, or what turns the writing
 * around or breaks the line, is no part of anybody's name.
 */
const inName = /:\/\/|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029]/u

function personName() {
  return plainName(maxNameLength).refine((name) => !inName.test(name), 'not a name')
}

/** What a learner tells about themselves. */
export const profile = z.object({
  firstName: personName(),
  lastName: personName(),
})
