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

/** Whether any form of the word has kanji to show: the headword, or one beside a headword in kana. */
export function hasKanjiForm(word: Pick<WordDefinition, 'spellings' | 'kanjiIds'>): boolean {
  return word.kanjiIds.length > 0 || listKanjiForms(word).length > 0
}

/** The usual forms with kanji, which the head of the page names where the headword is kana. */
export function listFormsInHead(word: Pick<WordDefinition, 'spellings' | 'kanjiIds'>): Spelling[] {
  if (word.kanjiIds.length > 0) return []
  return listKanjiForms(word).filter(({ notes }) => notes.length === 0)
}
