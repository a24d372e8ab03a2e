import { parseSkipCode, type SkipCode } from '@kotonoha/japanese/skip-code'
import * as v from 'valibot'

/** The code in the URL as one writes it (`?code=1-4-5`); anything else is no code yet. */
const code = v.fallback(
  v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => {
        const parsed = parseSkipCode(text)
        return parsed && writeSkipCode(parsed)
      }),
    ),
  ),
  undefined,
)

export const skipSearch = v.object({
  code,
  /** Counts may be off by one. */
  near: v.fallback(v.optional(v.boolean(), false), false),
})

export const skipSearchDefaults = { near: false }

export function writeSkipCode({ pattern, first, second }: SkipCode): string {
  return `${pattern}-${first}-${second}`
}
