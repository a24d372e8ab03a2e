import { useQueries, useQuery } from '@tanstack/react-query'
import { useUser } from '../session/use-user'
import type { KanjiStanding, WordName, WordStanding } from './standing'
import { kanjiStandingQuery, wordStandingQuery } from './standing-query'

/** Asked for once the page shows; undefined for whoever is not signed in, and until it is known. */
export function useKanjiStanding(kanjiId: string): KanjiStanding | undefined {
  const isEnabled = useUser().kind === 'signed-in'
  return useQuery({ ...kanjiStandingQuery(kanjiId), enabled: isEnabled }).data
}

export function useWordStanding(word: WordName): WordStanding | undefined {
  const isEnabled = useUser().kind === 'signed-in'
  return useQuery({ ...wordStandingQuery(word), enabled: isEnabled }).data
}

/** Whether the learner knows all of them; false for whoever is not signed in, and until it is known. */
export function useAreKanjiKnown(kanjiIds: readonly string[]): boolean {
  const isEnabled = useUser().kind === 'signed-in'
  const standings = useQueries({
    queries: [...new Set(kanjiIds)].map((id) => ({
      ...kanjiStandingQuery(id),
      enabled: isEnabled,
    })),
  })
  return standings.length > 0 && standings.every(({ data }) => data?.state === 'known')
}
