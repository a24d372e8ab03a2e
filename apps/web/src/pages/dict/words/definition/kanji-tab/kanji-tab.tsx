import './kanji-tab.css'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { listKanjiForms } from '../kanji-forms'
import { SpellingLink } from '../spelling-link'
import { TabEmpty, TabFailure, TabSkeleton } from '../tab-states'
import type { WordDefinition } from '../word-definition'
import { usedKanjiQuery } from './used-kanji-query'
import { UsedKanjiRow } from './used-kanji-row'

const wordRoute = getRouteApi('/app/dict/words/$id')

/** The kanji of the chosen spelling, each with its reading in this word. */
export function KanjiTab() {
  const word = wordRoute.useLoaderData()
  const { data: kanji, error, refetch } = useQuery(usedKanjiQuery(word))
  if (error !== null) return <TabFailure what="the kanji" onRetry={refetch} />
  if (kanji === undefined) return <TabSkeleton rows={Math.max(word.kanjiIds.length, 1)} />
  if (kanji.length === 0) return <KanaOnly word={word} />
  return (
    <ul className="used-kanji">
      {kanji.map((each, index) => (
        <UsedKanjiRow key={index} kanji={each} />
      ))}
    </ul>
  )
}

/** かける is the usual form, but 掛ける has the kanji that the learner may have come for. */
function KanaOnly({ word }: { word: WordDefinition }) {
  const forms = listKanjiForms(word)
  if (forms.length === 0) return <TabEmpty>This word is written without kanji.</TabEmpty>
  return (
    <TabEmpty>
      This form is written without kanji. See the kanji of{' '}
      {forms.map((form, index) => (
        <span key={form.spellingId}>
          {index > 0 && ', '}
          <SpellingLink spelling={form} />
        </span>
      ))}
      .
    </TabEmpty>
  )
}
