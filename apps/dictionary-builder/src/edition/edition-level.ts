import { z } from 'zod'

/** What a field may hold; each level is one YAML file of this shape. */
const text = (longest: number) =>
  z
    .string()
    .max(longest)
    .refine((value) => value.trim() === value && value !== '', 'text without spaces around it')

/** Longer ones are not read on a phone. */
const longestStory = 220

/** In YAML a comma within brackets parts a list: `[to wear (shoes, hats)]` are two. */
const isBalanced = (value: string) => value.split('(').length === value.split(')').length
const answer = text(60).refine(isBalanced, 'a bracket that is open, or a comma that parts a list')

const answers = (most: number) => z.array(answer).max(most)
/** Answer → the reason that the learner reads. */
const refused = z.record(text(60), text(140))

export const editionComponent = z.strictObject({
  component: z.string(),
  name: text(30),
  accept: answers(6),
  refuse: refused.optional(),
  looks: text(140),
  where: text(140),
})

/** The part of a kanji that gives its sound, and other kanji to which it gives the same. */
const soundFamily = z.strictObject({
  part: z.string(),
  reading: z.string(),
  kin: z.array(z.string()),
})

export const editionKanji = z.strictObject({
  kanji: z.string(),
  /** At most two, the main one first: "sun, day". */
  meaning: text(40),
  accept: answers(30),
  refuse: refused,
  /** As the sources write it: katakana for on, hiragana with a dot for kun. */
  reading: z.string(),
  /** The core word of this level that is read so; null with a `reason`. */
  word: z.string().nullable(),
  reason: text(180).optional(),
  why: text(180),
  /** Other reading → a word that shows it. */
  later: z.record(z.string(), z.string()),
  /** Parts stand in braces, the meaning between double stars. */
  story: text(longestStory),
  sound: text(180),
  family: soundFamily.optional(),
  /** Look-alike → how to tell it apart. */
  apart: z.record(z.string(), text(140)).optional(),
  note: text(180).optional(),
  /** It really is one: 寸, 億. */
  measure: z.literal(true).optional(),
  /** It really means one in its words: 漢, 韓. */
  country: z.literal(true).optional(),
})

export const editionWord = z.strictObject({
  word: z.string(),
  /** JMdict's number. */
  id: z.int(),
  reading: z.string(),
  meaning: text(70),
  accept: answers(30),
  refuse: refused.optional(),
  /** What happens in the reading: rendaku, gemination, a reading of the whole word. */
  sounds: text(160).optional(),
  register: text(60).optional(),
  note: text(160).optional(),
  sentence: text(40),
  english: text(110),
})

export const editionLevel = z.strictObject({
  level: z.int().min(1).max(60),
  components: z.array(editionComponent),
  kanji: z.array(editionKanji),
  words: z.array(editionWord),
})

export type EditionComponent = z.infer<typeof editionComponent>
export type EditionKanji = z.infer<typeof editionKanji>
export type EditionWord = z.infer<typeof editionWord>
export type EditionLevel = z.infer<typeof editionLevel>
