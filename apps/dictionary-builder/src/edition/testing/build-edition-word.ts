import type { EditionWord } from '../edition-level'

/** A word of the course; its sentence is the word alone unless told otherwise. */
export function buildEditionWord(more: Partial<EditionWord> & { word: string }): EditionWord {
  return {
    ...{ id: 1, reading: more.word, meaning: 'a word', accept: [] },
    ...{ sentence: more.word, english: 'A sentence.' },
    ...more,
  }
}
