/** 60 levels of 36 kanji are the 2,136 jōyō kanji and 24 more. */
export const kanjiPerLevel = 36

/** What the greedy choice keeps to, and what a level never exceeds. */
export const componentsWanted = 14
export const mostComponents = 15

/** By when all kanji of a JLPT level are taught: the level number by the JLPT number (5 is N5). */
export const deadlines: readonly { jlpt: number; level: number }[] = [
  { jlpt: 5, level: 4 },
  { jlpt: 4, level: 12 },
  { jlpt: 3, level: 24 },
  { jlpt: 2, level: 38 },
]
