import './kanji-tab.css'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { TabEmpty, TabFailure, TabSkeleton } from '../tab-states'
import { usedKanjiQuery } from './used-kanji-query'
import { UsedKanjiRow } from './used-kanji-row'

const wordRoute = getRouteApi('/app/dict/words/$id')

/** The kanji of the chosen spelling, each with its reading in this word. */
export function KanjiTab() {
  const word = wordRoute.useLoaderData()
  const { data: kanji, error, refetch } = useQuery(usedKanjiQuery(word))
  if (error !== null) return <TabFailure what="the kanji" onRetry={refetch} />
  if (kanji === undefined) return <TabSkeleton rows={Math.max(word.kanjiIds.length, 1)} />
  if (kanji.length === 0) {
    return <TabEmpty>This spelling is written without kanji.</TabEmpty>
  }
  return (
    <ul className="used-kanji">
      {kanji.map((each, index) => (
        <UsedKanjiRow key={index} kanji={each} />
      ))}
    </ul>
  )
}
