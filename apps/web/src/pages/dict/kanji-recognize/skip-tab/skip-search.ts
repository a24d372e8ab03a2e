import { parseSkipCode, type SkipCode } from '@kotonoha/japanese/skip-code'
import * as z from 'zod/mini'

/** The code in the URL as one writes it (`?code=1-4-5`); anything else is no code yet. */
const code = z.catch(
  z.optional(
    z.pipe(
      z.string(),
      z.transform((text) => {
        const parsed = parseSkipCode(text)
        return parsed && writeSkipCode(parsed)
      }),
    ),
  ),
  undefined,
)

export const skipSearch = z.object({
  code,
  /** Counts may be off by one. */
  near: z.catch(z._default(z.boolean(), false), false),
})

export const skipSearchDefaults = { near: false }

export function writeSkipCode({ pattern, first, second }: SkipCode): string {
  return `${pattern}-${first}-${second}`
}
