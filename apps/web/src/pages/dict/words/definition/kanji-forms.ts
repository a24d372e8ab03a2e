import type { Spelling, WordDefinition } from './word-definition'

const kanji = /\p{Script=Han}/u

/** Forms with kanji, each written form once: 日本 is one whether read にほん or にっぽん. */
export function listKanjiForms(word: Pick<WordDefinition, 'spellings'>): Spelling[] {
  const seen = new Set<string>()
  return word.spellings.filter(({ text }) => {
    if (seen.has(text) || !kanji.test(text)) return false
    seen.add(text)
    return true
  })
}
