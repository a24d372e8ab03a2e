import { describeInterpretation } from './result-groups'
import type { QueryUnderstanding } from './search-answer'
import type { SearchKind } from './search-kind'
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
      {(interpretations.length > 0 || knownTags.length > 0) && (
        <>
          <p className="search-nothing-tried">What was tried:</p>
          <ul className="search-nothing-list">
            {interpretations.map((interpretation) => (
              <li key={`${interpretation.language}-${interpretation.text}`} lang="ja">
                {describeInterpretation(interpretation)}
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
      {kind !== 'names' && (
        <button type="button" className="search-link" onClick={() => onKindChange('names')}>
          Look among names of people and places
        </button>
      )}
    </div>
  )
}
