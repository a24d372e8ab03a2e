import './pronunciation-tab.css'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { TabEmpty, TabFailure, TabSkeleton } from '../tab-states'
import { toSpellingKey } from '../word-definition'
import { mergePatterns } from './merge-patterns'
import { PitchLegend } from './pitch-legend'
import { PitchPatternItem } from './pitch-pattern-item'
import { PitchStyleSwitch } from './pitch-style-switch'
import { pronunciationQuery } from './pronunciation-query'
import { SpeakButton } from './speak-button'

const wordRoute = getRouteApi('/app/dict/words/$id')

/** The melody of the headword: every pattern the source knows, drawn as the learner likes it. */
export function PronunciationTab() {
  const word = wordRoute.useLoaderData()
  const search = wordRoute.useSearch()
  const { data, error, refetch } = useQuery(pronunciationQuery(toSpellingKey(word, search)))
  if (error !== null) return <TabFailure what="the pronunciation" onRetry={refetch} />
  if (data === undefined) return <TabSkeleton rows={2} />
  return (
    <div className="pronunciation">
      <div className="pronunciation-controls">
        {data !== null && <PitchStyleSwitch />}
        <SpeakButton reading={word.spelling.reading} />
      </div>
      {data === null ? (
        <TabEmpty>
          No pitch accent is known for <span lang="ja">{word.spelling.reading}</span>.
        </TabEmpty>
      ) : (
        <>
          <ul className="pronunciation-patterns">
            {mergePatterns(data.patterns).map((pattern) => (
              <PitchPatternItem
                key={pattern.downstep}
                morae={data.morae}
                pattern={pattern}
                word={word}
              />
            ))}
          </ul>
          <PitchLegend />
        </>
      )}
    </div>
  )
}
