import { api } from '../../../../../api/api'
import type { WordDefinition } from '../word-definition'

/** The kanji of the headword the page shows. */
export function usedKanjiQuery({ wordId, spelling }: Pick<WordDefinition, 'wordId' | 'spelling'>) {
  return api.dict.words.getUsedKanji.queryOptions({
    wordId,
    wordSpellingId: spelling.spellingId,
  })
}
