import { z } from 'zod'
import { componentDrawing } from './list-components'

/** dict.kanji.listComponentShapes: every component as it is picked, without what it is found by. */
export const input = z.undefined().or(z.object({})).optional()

export const output = z.object({
  /** By stroke count; components of one radical stand together. */
  components: z.array(
    z.object({
      literal: z.string(),
      strokeCount: z.int(),
      /** In kana, the most usual; null for a shape without one. */
      name: z.string().nullable(),
      /** English, the most usual; null for a shape without one. */
      meaning: z.string().nullable(),
      /** The other components that are shapes of the same radical: 氵 and 氺 of 水. */
      variants: z.array(z.string()),
      /** Null where every Japanese font has the shape. */
      drawing: componentDrawing.nullable(),
    }),
  ),
})
