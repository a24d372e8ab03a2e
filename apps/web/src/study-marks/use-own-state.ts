import { useQuery } from '@tanstack/react-query'
import { useUser } from '../session/use-user'
import type { OwnKanjiState, OwnWordState, WordName } from './own-state'
import { ownKanjiQuery, ownWordQuery } from './own-state-query'

/** Asked for once the page shows; undefined for whoever is not signed in, and until it is known. */
export function useOwnKanji(kanjiId: string): OwnKanjiState | undefined {
  const isEnabled = useUser().kind === 'signed-in'
  return useQuery({ ...ownKanjiQuery(kanjiId), enabled: isEnabled }).data
}

export function useOwnWord(word: WordName): OwnWordState | undefined {
  const isEnabled = useUser().kind === 'signed-in'
  return useQuery({ ...ownWordQuery(word), enabled: isEnabled }).data
}
