import type { QueryClient } from '@tanstack/react-query'
import { api } from '../../../../api/api'
import { isNothingThere } from '../../../../api/api-error'
import { loadQuery } from '../../../../api/load-query'
import type { WordDefinition } from './word-definition'

interface WordKey {
  wordId: number
  spellingId: string | null
  meaningId: number | null
}

/**
 * The word with the spelling and the sense that the URL chose. An old link may name a spelling or
 * a sense that the word no longer has: the word is still what the learner wants to see.
 */
export async function loadWord(queryClient: QueryClient, key: WordKey): Promise<WordDefinition> {
  if (key.spellingId === null && key.meaningId === null) {
    return loadQuery(queryClient, definitionQuery(key))
  }
  try {
    return await queryClient.ensureQueryData(definitionQuery(key))
  } catch (error) {
    if (!isNothingThere(error)) throw error
    // Which of the two is wrong the answer does not say; a right spelling is worth one more call.
    const fewer = key.meaningId === null ? null : key.spellingId
    return loadWord(queryClient, { ...key, spellingId: fewer, meaningId: null })
  }
}

function definitionQuery(key: WordKey) {
  return api.dict.words.getDefinitionOverview.queryOptions(key)
}
