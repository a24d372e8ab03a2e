import { jlptLevels } from '@kotonoha/japanese/jlpt-level'
import * as v from 'valibot'

/**
 * A list in the URL. One value without brackets (`?jlpt=N5`) is a list of one; anything that makes
 * no sense falls back to the empty list, so that a mistyped or old link still opens.
 */
export function listParam<Item extends v.GenericSchema>(item: Item) {
  const oneOrMany = v.union([
    v.array(item),
    v.pipe(
      item,
      v.transform((one: v.InferOutput<Item>) => [one]),
    ),
  ])
  return v.fallback(v.optional(oneOrMany, []), [])
}

/** Levels to filter by; the empty list means all. */
export const jlptParam = listParam(v.picklist(jlptLevels))
