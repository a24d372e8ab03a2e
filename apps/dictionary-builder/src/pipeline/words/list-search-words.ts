import type { SearchWord } from '@kotonoha/dictionary-db/search-index/search-document'
import { isUnusual } from './headwords'
import type { WordDraft } from './word-draft'

/** Words as search keeps them, one at a time. */
export function* listSearchWords(words: readonly WordDraft[]): Generator<SearchWord> {
  for (const word of words) {
    yield {
      wordId: word.id,
      spellings: word.spellings.map((spelling) => ({
        spellingId: spelling.spellingId,
        text: spelling.text,
        reading: spelling.reading,
        isUnusual: isUnusual(spelling),
      })),
      searchOnlyForms: word.searchOnlyForms,
      senses: word.senses.map((sense) => ({
        partsOfSpeech: sense.partsOfSpeech,
        misc: sense.usage ?? [],
        fields: sense.fields ?? [],
        glosses: sense.glosses.map((gloss) => gloss.text),
        appliesTo: sense.appliesTo ?? [],
      })),
      jlpt: word.jlpt,
      isCommon: word.isCommon,
      isLoanword: word.isLoanword,
      frequencyRank: word.frequencyRank,
    }
  }
}
