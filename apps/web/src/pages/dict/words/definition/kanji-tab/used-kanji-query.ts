import { api } from '../../../../../api/api'
import { listKanjiForms } from '../kanji-forms'
import type { Spelling, WordDefinition } from '../word-definition'

type WordForms = Pick<WordDefinition, 'wordId' | 'spelling' | 'spellings' | 'kanjiIds'>

/**
 * The spelling whose kanji are shown: the headword, or where that is kana the first form with
 * kanji. かける is the usual form, but 掛ける has the kanji that the learner may have come for.
 */
export function findShownSpelling(word: WordForms): Spelling {
  return word.kanjiIds.length > 0 ? word.spelling : (listKanjiForms(word)[0] ?? word.spelling)
}

export function usedKanjiQuery(word: WordForms) {
  return api.dict.words.getUsedKanji.queryOptions({
    wordId: word.wordId,
    wordSpellingId: findShownSpelling(word).spellingId,
  })
}
