import { api } from '../../../../../api/api'

/** `spellingId` null means the first spelling, which need not be known to ask. */
export function pronunciationQuery(key: { wordId: number; spellingId: string | null }) {
  return api.dict.words.getPronunciation.queryOptions(key)
}
