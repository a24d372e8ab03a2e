import { api } from '../../../../../api/api'

/** `spellingId` null means the first spelling, which need not be known to ask. */
export function conjugationQuery(key: { wordId: number; spellingId: string | null }) {
  return api.dict.words.getConjugation.queryOptions(key)
}
