/** Of a hundred questions of a kind so many are answered at the least, with the first result and among five. */
export const leastShares: Readonly<Record<string, { first: number; amongFive: number }>> = {
  'english-word': { first: 100, amongFive: 100 },
  'english-phrase': { first: 90, amongFive: 97 },
  'english-form': { first: 88, amongFive: 97 },
  'english-typo': { first: 73, amongFive: 84 },
  'romaji-typo': { first: 91, amongFive: 91 },
  romaji: { first: 92, amongFive: 98 },
  kana: { first: 97, amongFive: 100 },
  'old-form': { first: 100, amongFive: 100 },
  marks: { first: 90, amongFive: 97 },
  mixed: { first: 100, amongFive: 100 },
  inflected: { first: 96, amongFive: 98 },
  colloquial: { first: 95, amongFive: 100 },
  number: { first: 90, amongFive: 94 },
  name: { first: 92, amongFive: 95 },
  expression: { first: 91, amongFive: 91 },
  grammar: { first: 87, amongFive: 87 },
  'kanji-meaning': { first: 100, amongFive: 100 },
  sentence: { first: 92, amongFive: 92 },
}

/** The same for the questions that were written later. */
export const leastSharesOfLater: typeof leastShares = {
  'english-word': { first: 100, amongFive: 100 },
  'english-phrase': { first: 62, amongFive: 85 },
  'english-form': { first: 80, amongFive: 97 },
  'english-typo': { first: 75, amongFive: 75 },
  'romaji-typo': { first: 92, amongFive: 100 },
  romaji: { first: 100, amongFive: 100 },
  kana: { first: 75, amongFive: 100 },
  'old-form': { first: 100, amongFive: 100 },
  marks: { first: 100, amongFive: 100 },
  mixed: { first: 90, amongFive: 100 },
  inflected: { first: 100, amongFive: 100 },
  colloquial: { first: 90, amongFive: 100 },
  number: { first: 83, amongFive: 100 },
  name: { first: 100, amongFive: 100 },
  expression: { first: 100, amongFive: 100 },
  grammar: { first: 100, amongFive: 100 },
  'kanji-meaning': { first: 100, amongFive: 100 },
}

/** The same for the questions that were written after those. */
export const leastSharesOfThird: typeof leastShares = {
  'english-phrase': { first: 90, amongFive: 97 },
  'english-form': { first: 95, amongFive: 97 },
  'romaji-typo': { first: 90, amongFive: 95 },
  kana: { first: 87, amongFive: 97 },
  inflected: { first: 97, amongFive: 100 },
  colloquial: { first: 87, amongFive: 97 },
  number: { first: 97, amongFive: 100 },
  name: { first: 97, amongFive: 100 },
  expression: { first: 95, amongFive: 95 },
  'kanji-meaning': { first: 95, amongFive: 95 },
}

/** The same for the fourth questions, of every kind. */
export const leastSharesOfFourth: typeof leastShares = {
  'english-word': { first: 91, amongFive: 100 },
  'english-phrase': { first: 82, amongFive: 94 },
  'english-form': { first: 78, amongFive: 84 },
  'english-typo': { first: 85, amongFive: 85 },
  'romaji-typo': { first: 94, amongFive: 100 },
  romaji: { first: 94, amongFive: 94 },
  kana: { first: 78, amongFive: 85 },
  'old-form': { first: 83, amongFive: 83 },
  marks: { first: 100, amongFive: 100 },
  mixed: { first: 80, amongFive: 80 },
  inflected: { first: 90, amongFive: 100 },
  colloquial: { first: 92, amongFive: 96 },
  number: { first: 78, amongFive: 92 },
  name: { first: 84, amongFive: 100 },
  expression: { first: 84, amongFive: 100 },
  grammar: { first: 90, amongFive: 90 },
  'kanji-meaning': { first: 93, amongFive: 93 },
}

/** The same for the fifth questions. */
export const leastSharesOfFifth: typeof leastShares = {
  'english-word': { first: 100, amongFive: 100 },
  'english-phrase': { first: 50, amongFive: 50 },
  'english-form': { first: 50, amongFive: 75 },
  'english-typo': { first: 100, amongFive: 100 },
  'romaji-typo': { first: 100, amongFive: 100 },
  romaji: { first: 100, amongFive: 100 },
  kana: { first: 88, amongFive: 88 },
  'old-form': { first: 100, amongFive: 100 },
  marks: { first: 100, amongFive: 100 },
  mixed: { first: 100, amongFive: 100 },
  inflected: { first: 100, amongFive: 100 },
  colloquial: { first: 77, amongFive: 88 },
  number: { first: 66, amongFive: 83 },
  name: { first: 88, amongFive: 100 },
  expression: { first: 100, amongFive: 100 },
  grammar: { first: 100, amongFive: 100 },
  'kanji-meaning': { first: 77, amongFive: 77 },
  sentence: { first: 100, amongFive: 100 },
}

/** The same for the sixth questions, of the kinds that were weakest. */
export const leastSharesOfSixth: typeof leastShares = {
  'english-phrase': { first: 88, amongFive: 96 },
  'english-form': { first: 80, amongFive: 95 },
  romaji: { first: 95, amongFive: 97 },
  kana: { first: 95, amongFive: 100 },
  number: { first: 97, amongFive: 97 },
  expression: { first: 98, amongFive: 98 },
  'kanji-meaning': { first: 94, amongFive: 97 },
}

/** The same for the seventh questions, of phrases, forms, speech, numbers and set expressions. */
export const leastSharesOfSeventh: typeof leastShares = {
  'english-phrase': { first: 80, amongFive: 93 },
  'english-form': { first: 77, amongFive: 94 },
  romaji: { first: 93, amongFive: 93 },
  kana: { first: 85, amongFive: 85 },
  inflected: { first: 90, amongFive: 95 },
  colloquial: { first: 92, amongFive: 92 },
  number: { first: 85, amongFive: 90 },
  expression: { first: 85, amongFive: 92 },
  'kanji-meaning': { first: 75, amongFive: 87 },
}

/** The same for the eighth questions, of phrases, numbers, speech and forms. */
export const leastSharesOfEighth: typeof leastShares = {
  'english-phrase': { first: 86, amongFive: 96 },
  'english-form': { first: 100, amongFive: 100 },
  colloquial: { first: 81, amongFive: 100 },
  number: { first: 94, amongFive: 100 },
}

/** The same for the ninth questions, of forms, sounds and set expressions. */
export const leastSharesOfNinth: typeof leastShares = {
  'english-form': { first: 79, amongFive: 98 },
  romaji: { first: 97, amongFive: 97 },
  kana: { first: 93, amongFive: 93 },
  expression: { first: 88, amongFive: 94 },
}

/** The same for the tenth questions, of all kinds that missed their goal. */
export const leastSharesOfTenth: typeof leastShares = {
  'english-phrase': { first: 83, amongFive: 97 },
  'english-form': { first: 85, amongFive: 97 },
  romaji: { first: 96, amongFive: 100 },
  kana: { first: 100, amongFive: 100 },
  number: { first: 90, amongFive: 90 },
  expression: { first: 80, amongFive: 95 },
  'kanji-meaning': { first: 100, amongFive: 100 },
}

/** The same for the eleventh questions, of forms, numbers, set expressions and what one says every day. */
export const leastSharesOfEleventh: typeof leastShares = {
  'english-phrase': { first: 74, amongFive: 96 },
  'english-form': { first: 72, amongFive: 90 },
  number: { first: 93, amongFive: 100 },
  expression: { first: 95, amongFive: 100 },
  'kanji-meaning': { first: 100, amongFive: 100 },
}

/** The same for the twelfth questions, of all kinds that missed their goal. */
export const leastSharesOfTwelfth: typeof leastShares = {
  'english-word': { first: 100, amongFive: 100 },
  'english-phrase': { first: 90, amongFive: 96 },
  'english-form': { first: 81, amongFive: 95 },
  'english-typo': { first: 90, amongFive: 100 },
  romaji: { first: 100, amongFive: 100 },
  'romaji-typo': { first: 76, amongFive: 92 },
  kana: { first: 100, amongFive: 100 },
  colloquial: { first: 88, amongFive: 88 },
  number: { first: 77, amongFive: 88 },
  name: { first: 75, amongFive: 100 },
  expression: { first: 100, amongFive: 100 },
  'kanji-meaning': { first: 100, amongFive: 100 },
}

/** The same for the thirteenth questions, of English alone. */
export const leastSharesOfThirteenth: typeof leastShares = {
  'english-phrase': { first: 90, amongFive: 99 },
  'english-form': { first: 79, amongFive: 96 },
  'english-typo': { first: 87, amongFive: 100 },
  'english-word': { first: 89, amongFive: 100 },
}

/** The same for the fourteenth questions, of what one types in kana and romaji, counts, and says among friends. */
export const leastSharesOfFourteenth: typeof leastShares = {
  romaji: { first: 95, amongFive: 97 },
  'romaji-typo': { first: 91, amongFive: 95 },
  kana: { first: 93, amongFive: 96 },
  mixed: { first: 96, amongFive: 96 },
  colloquial: { first: 96, amongFive: 98 },
  number: { first: 100, amongFive: 100 },
  expression: { first: 93, amongFive: 100 },
  'kanji-meaning': { first: 95, amongFive: 95 },
}

/** The same for the fifteenth questions, of English: forms and everyday words before all. */
export const leastSharesOfFifteenth: typeof leastShares = {
  'english-form': { first: 70, amongFive: 89 },
  'english-phrase': { first: 83, amongFive: 98 },
  'english-typo': { first: 85, amongFive: 96 },
  'english-word': { first: 92, amongFive: 100 },
  'kanji-meaning': { first: 93, amongFive: 100 },
  number: { first: 94, amongFive: 100 },
}

/** The same for the sixteenth questions, of Japanese alone. */
export const leastSharesOfSixteenth: typeof leastShares = {
  kana: { first: 98, amongFive: 100 },
  romaji: { first: 100, amongFive: 100 },
  'romaji-typo': { first: 92, amongFive: 96 },
  colloquial: { first: 98, amongFive: 98 },
  expression: { first: 94, amongFive: 100 },
  number: { first: 91, amongFive: 91 },
  inflected: { first: 100, amongFive: 100 },
  name: { first: 100, amongFive: 100 },
  marks: { first: 100, amongFive: 100 },
  'old-form': { first: 100, amongFive: 100 },
  grammar: { first: 100, amongFive: 100 },
}

/** The same for the seventeenth questions, of all kinds that missed their goal. */
export const leastSharesOfSeventeenth: typeof leastShares = {
  'english-form': { first: 83, amongFive: 98 },
  'english-phrase': { first: 76, amongFive: 92 },
  'english-typo': { first: 95, amongFive: 95 },
  expression: { first: 100, amongFive: 100 },
  romaji: { first: 100, amongFive: 100 },
  kana: { first: 100, amongFive: 100 },
  number: { first: 100, amongFive: 100 },
  'kanji-meaning': { first: 95, amongFive: 100 },
  inflected: { first: 100, amongFive: 100 },
  colloquial: { first: 100, amongFive: 100 },
  name: { first: 100, amongFive: 100 },
}

/** The same for the eighteenth questions, of English alone. */
export const leastSharesOfEighteenth: typeof leastShares = {
  'english-form': { first: 78, amongFive: 95 },
  'english-phrase': { first: 84, amongFive: 94 },
  'english-word': { first: 93, amongFive: 100 },
}

/** The same for the nineteenth questions, of the kinds of Japanese that missed their goal. */
export const leastSharesOfNineteenth: typeof leastShares = {
  romaji: { first: 100, amongFive: 100 },
  kana: { first: 95, amongFive: 100 },
  expression: { first: 83, amongFive: 100 },
  number: { first: 95, amongFive: 100 },
  'kanji-meaning': { first: 95, amongFive: 100 },
}

/** The same for the twentieth questions, of English alone. */
export const leastSharesOfTwentieth: typeof leastShares = {
  'english-form': { first: 85, amongFive: 97 },
  'english-phrase': { first: 89, amongFive: 99 },
  'english-typo': { first: 95, amongFive: 96 },
  'english-word': { first: 100, amongFive: 100 },
}

/** The same for the twenty-first questions, of English alone. */
export const leastSharesOfTwentyFirst: typeof leastShares = {
  'english-form': { first: 95, amongFive: 98 },
  'english-phrase': { first: 81, amongFive: 95 },
  'english-typo': { first: 86, amongFive: 100 },
}

/** The same for the twenty-second questions, forms of English alone. */
export const leastSharesOfTwentySecond: typeof leastShares = {
  'english-form': { first: 92, amongFive: 97 },
}

/** The same for the twenty-third questions, of English phrases alone. */
export const leastSharesOfTwentyThird: typeof leastShares = {
  'english-phrase': { first: 76, amongFive: 88 },
}

/** The same for the twenty-fourth questions, of kana and rōmaji as one hears, draws out and wrote them. */
export const leastSharesOfTwentyFourth: typeof leastShares = {
  kana: { first: 90, amongFive: 100 },
  colloquial: { first: 100, amongFive: 100 },
  romaji: { first: 90, amongFive: 100 },
}
