import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/api'
import { describeInterpretation } from './result-groups'
import type { QueryUnderstanding } from './search-answer'
import type { SearchKind } from './search-kind'
import { SearchWithoutNames } from './search-names'
import { InflectionChains } from './search-understanding'

export interface SearchNothingProps {
  query: string
  kind: SearchKind
  understanding: QueryUnderstanding
  onTextChange: (text: string) => void
  onKindChange: (kind: SearchKind) => void
}

/** Nothing was found: what was tried, what comes near, and where else to look. */
export function SearchNothing({
  query,
  kind,
  understanding,
  onTextChange,
  onKindChange,
}: SearchNothingProps) {
  const { interpretations, inflections, tags, nearMatches } = understanding
  const knownTags = tags.filter(({ isKnown }) => isKnown)
  const { data: dictionary } = useQuery(api.dict.about.getDictionary.queryOptions())
  const hasNames = dictionary?.counts.names !== 0
  if (kind === 'names' && !hasNames) {
    return (
      <div className="search-nothing">
        <h2 className="search-nothing-title">This dictionary has no names</h2>
        <p>It was built without the source that lists people and places.</p>
        <button type="button" className="search-link" onClick={() => onKindChange('all')}>
          Look among words and kanji
        </button>
      </div>
    )
  }
  if (!/[\p{L}\p{N}]/u.test(query)) return <NothingInMarks query={query} kind={kind} />
  // One text may be tried as several things, such as a name as a whole and in its parts.
  const tried = [
    ...new Map(
      interpretations.map((each) => [describeInterpretation(each), each.language] as const),
    ),
  ]
  return (
    <div className="search-nothing">
      <h2 className="search-nothing-title">Nothing found for “{query}”</h2>
      {nearMatches.length > 0 && (
        <p>
          Did you mean{' '}
          {nearMatches.map((near, index) => (
            <span key={near}>
              {index > 0 && (index === nearMatches.length - 1 ? ' or ' : ', ')}
              <button
                type="button"
                lang="ja"
                className="search-link"
                onClick={() => onTextChange(near)}
              >
                {near}
              </button>
            </span>
          ))}
          ?
        </p>
      )}
      {(tried.length > 0 || knownTags.length > 0) && (
        <>
          <p className="search-nothing-tried">What was tried:</p>
          <ul className="search-nothing-list">
            {tried.map(([text, language]) => (
              <li key={text} lang={language === 'english' ? 'en' : 'ja'}>
                {text}
              </li>
            ))}
            {knownTags.map(({ tag, label }) => (
              <li key={tag}>only {label}</li>
            ))}
          </ul>
        </>
      )}
      {inflections.length > 0 && <InflectionChains understanding={understanding} />}
      {kind !== 'all' && kind !== 'names' && (
        <button type="button" className="search-link" onClick={() => onKindChange('all')}>
          Look among words and kanji
        </button>
      )}
      {kind === 'all' && <SearchWithoutNames />}
      {kind !== 'names' && hasNames && (
        <button type="button" className="search-link" onClick={() => onKindChange('names')}>
          Look among names of people and places
        </button>
      )}
    </div>
  )
}

/** Marks alone mean nothing that could be looked for, in no other place either. */
function NothingInMarks({ query, kind }: Pick<SearchNothingProps, 'query' | 'kind'>) {
  return (
    <div className="search-nothing">
      <h2 className="search-nothing-title">Nothing is called “{query}”</h2>
      <p>
        Marks alone find nothing. Type{' '}
        {kind === 'names'
          ? 'a name in kanji, kana or Latin letters'
          : 'a word, a kanji or a sentence'}
        .
      </p>
    </div>
  )
}
