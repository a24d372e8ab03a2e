import { jlptLevels } from '@kotonoha/japanese/jlpt-level'
import * as z from 'zod/mini'

/**
 * A list in the URL. One value without brackets (`?jlpt=N5`) is a list of one; anything that makes
 * no sense falls back to the empty list, so that a mistyped or old link still opens.
 */
export function listParam<Item extends z.ZodMiniType>(item: Item) {
  const oneOrMany = z.union([
    z.array(item),
    z.pipe(
      item,
      z.transform((one: z.output<Item>) => [one]),
    ),
  ])
  return z.catch(z._default(oneOrMany, []), [])
}

/** Levels to filter by; the empty list means all. */
export const jlptParam = listParam(z.enum(jlptLevels))
