import { z } from 'zod'
import { kanjiId } from '../identifiers'

/** dict.kanji.listComponents: every component that kanji can be looked up by (KRADFILE's). */
export const input = z.undefined().or(z.object({})).optional()

/** A drawing for a shape that fonts lack or draw differently; both parts are SVG. */
export const componentDrawing = z.object({
  viewBox: z.string(),
  paths: z.array(z.string()),
})

export const output = z.object({
  /** By stroke count; components of one radical stand together. */
  components: z.array(
    z.object({
      literal: z.string(),
      strokeCount: z.int(),
      /** Set where the component is a kanji of the dictionary. */
      kanjiId: kanjiId.nullable(),
      /** English, the most usual first. */
      meanings: z.array(z.string()),
      /** In kana: names of the radical (さんずい) and readings of the kanji. */
      names: z.array(z.string()),
      /** The other components that are shapes of the same radical: 氵 and 氺 of 水. */
      variants: z.array(z.string()),
      /** Null where every Japanese font has the shape. */
      drawing: componentDrawing.nullable(),
      /** How many kanji show it. */
      kanjiCount: z.int(),
    }),
  ),
})
