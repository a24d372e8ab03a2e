import * as z from 'zod/mini'

const withCode = z.object({ code: z.string() })

/** The code of the authentication service behind an error; undefined where there is none. */
export function findAuthCode(error: unknown): string | undefined {
  const parsed = withCode.safeParse(error)
  return parsed.success ? parsed.data.code : undefined
}
