import * as v from 'valibot'

/** What the authentication service says of an address that is none; its code is that of any input. */
export const addressRefused = 'Unable to validate email address: invalid format'

const withCode = v.object({ code: v.string() })

/** The code of the authentication service behind an error; undefined where there is none. */
export function findAuthCode(error: unknown): string | undefined {
  const parsed = v.safeParse(withCode, error)
  return parsed.success ? parsed.output.code : undefined
}
