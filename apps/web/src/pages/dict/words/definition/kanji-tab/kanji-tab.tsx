import './kanji-tab.css'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { listKanjiForms } from '../kanji-forms'
import { SpellingInText } from '../spelling-link'
import { TabEmpty, TabFailure, TabSkeleton } from '../tab-states'
import type { WordDefinition } from '../word-definition'
import { usedKanjiQuery } from './used-kanji-query'
import { UsedKanjiRow } from './used-kanji-row'

const wordRoute = getRouteApi('/app/dict/words/$id')

/** The kanji of the chosen spelling, or of the form with kanji that it has, each with its reading in this word. */
export function KanjiTab() {
  const word = wordRoute.useLoaderData()
  const { data: kanji, error, refetch } = useQuery(usedKanjiQuery(word))
  if (error !== null) return <TabFailure what="the kanji" onRetry={refetch} />
  if (kanji === undefined) return <TabSkeleton rows={Math.max(word.kanjiIds.length, 1)} />
  if (kanji.length === 0) return <TabEmpty>This word is written without kanji.</TabEmpty>
  return (
    <>
      {word.kanjiIds.length === 0 && <OtherForms word={word} />}
      <ul className="used-kanji">
        {kanji.map((each, index) => (
          <UsedKanjiRow key={index} kanji={each} />
        ))}
      </ul>
    </>
  )
}

/** Whose kanji these are, where the headword has none; and the forms with still others. */
function OtherForms({ word }: { word: WordDefinition }) {
  const [shown, ...others] = listKanjiForms(word)
  if (shown === undefined) return null
  return (
    <p className="used-kanji-form">
      When written <SpellingInText spelling={shown} />
      {others.length > 0 && (
        <>
          ; also{' '}
          {others.map((form, index) => (
            <span key={form.spellingId}>
              {index > 0 && ', '}
              <SpellingInText spelling={form} />
            </span>
          ))}
        </>
      )}
    </p>
  )
}
