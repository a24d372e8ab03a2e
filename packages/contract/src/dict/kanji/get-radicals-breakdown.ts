import { z } from 'zod'
import { kanjiId } from '../identifiers'

const component = z.object({
  literal: z.string(),
  /** The kanji id where the component is a kanji of the dictionary. */
  kanjiId: kanjiId.nullable(),
  strokeCount: z.int().nullable(),
  meaning: z.string().nullable(),
})

const treeNode = z.object({
  /** Absent (null) for a group the source does not name. */
  literal: z.string().nullable(),
  /** The full form where `literal` is a variant of it: 氵 is 水. */
  original: z.string().nullable(),
  kanjiId: kanjiId.nullable(),
  position: z
    .enum(['left', 'right', 'top', 'bottom', 'nyo', 'tare', 'kamae', 'nyoc', 'tarec'])
    .nullable(),
  meaning: z.string().nullable(),
  /** Whether it is the sound mark (phonetic component). */
  isPhonetic: z.boolean(),
  isRadical: z.boolean(),
  /** Indices of its strokes in writing order, from 0. */
  strokeIndices: z.array(z.int()),
  get children() {
    return z.array(treeNode)
  },
})

/** dict.kanji.getRadicalsBreakdown */
export const input = kanjiId

export const output = z.object({
  literal: z.string(),
  strokeCount: z.int(),
  /** The visible components (KRADFILE), as the look-up by radicals knows them. */
  radicals: z.array(component),
  radical: z.object({
    number: z.int(),
    literal: z.string(),
    names: z.array(z.string()),
    meaning: z.string().nullable(),
    strokeCount: z.int().nullable(),
  }),
  codepoint: z.object({
    ucs: z.string(),
    jis208: z.string().nullable(),
    jis212: z.string().nullable(),
    jis213: z.string().nullable(),
  }),
  /** Null where KanjiVG has no drawing of the kanji. */
  tree: treeNode.nullable(),
  /** The component that gives the sound, with the on readings it suggests. */
  phonetic: z.object({ literal: z.string(), readings: z.array(z.string()) }).nullable(),
  skip: z.array(z.object({ code: z.string(), isMisclassification: z.boolean() })),
  fourCorner: z.array(z.string()),
  /** Numbers in printed dictionaries. */
  indices: z.array(z.object({ name: z.string(), value: z.string() })),
})
