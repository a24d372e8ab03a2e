/** A piece of a text of the edition: how it is to be set. */
export interface LessonPiece {
  text: string
  /** `part` is the name of a part of the kanji, `meaning` what it means, `stress` is emphasised. */
  kind: 'plain' | 'part' | 'meaning' | 'stress'
  /** Of a part: the shape that is meant. */
  literal?: string
}

export type LessonText = LessonPiece[]

/** What people wrote about a subject for lessons; only what there is. */
export interface SubjectLesson {
  /**
   * What may be answered besides the meaning shown, as people wrote it. What a kanji and its words
   * lend each other is a right answer too, and is told nowhere.
   */
  also?: string[]
  /** Of a component: what it looks like, and where it occurs as what. */
  looks?: LessonText
  where?: LessonText
  /** Of a kanji: a picture in which its parts make its meaning. */
  story?: LessonText
  /** What makes the taught reading stick. */
  sound?: LessonText
  /** Why this reading is the one that is taught. */
  why?: LessonText
  /** The part that gives the sound, and other kanji to which it gives the same. */
  family?: { part: string; reading: string; kin: string[] }
  /** Further readings, each with a word that shows it. */
  later?: { reading: string; word: string }[]
  /** Look-alikes with what tells them apart. */
  apart?: { literal: string; difference: LessonText }[]
  /** Of a word: what happens in its reading. */
  sounds?: LessonText
  /** Polite, rough, literary … */
  register?: string
  note?: LessonText
  sentence?: { japanese: string; english: string }
}
