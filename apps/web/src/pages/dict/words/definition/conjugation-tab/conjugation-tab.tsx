import './conjugation-tab.css'
import { PartOfSpeechLabel } from '@kotonoha/japanese-ui/part-of-speech-label/part-of-speech-label'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { findReasonForNoForms } from '../no-forms'
import { TabEmpty, TabFailure, TabSkeleton } from '../tab-states'
import { toSpellingKey } from '../word-definition'
import { conjugationQuery } from './conjugation-query'
import { ConjugationTable } from './conjugation-table'

const wordRoute = getRouteApi('/app/dict/words/$id')

/** A skeleton about as long as what a screen shows of a table. */
const skeletonRows = 6

/** All forms of the headword, one table for each class of word it is. */
export function ConjugationTab() {
  const word = wordRoute.useLoaderData()
  const search = wordRoute.useSearch()
  const { data, error, refetch } = useQuery(conjugationQuery(toSpellingKey(word, search)))
  if (error !== null) return <TabFailure what="the conjugation" onRetry={refetch} />
  if (data === undefined) return <TabSkeleton rows={skeletonRows} />
  if (data === null) {
    return (
      <TabEmpty>
        {findReasonForNoForms(word) ?? (
          <>
            <span lang="ja">{word.spelling.text}</span> does not conjugate: its form is always the
            same.
          </>
        )}
      </TabEmpty>
    )
  }
  return (
    <div className="conjugation">
      {data.tables.map(({ partOfSpeech, rows }) => (
        <section key={partOfSpeech.code}>
          <h2 className="conjugation-class">
            <PartOfSpeechLabel partsOfSpeech={[partOfSpeech]} />
          </h2>
          <ConjugationTable rows={rows} caption={`Forms as ${partOfSpeech.label}`} />
        </section>
      ))}
    </div>
  )
}
