import './search-understanding.css'
import { Close as CloseIcon } from '@kotonoha/ui-kit/icons/close'
import { writeCount } from '../../kit/counts/write-count'
import { describeInflection } from './match-reason'
import { removeTerm } from './query-text'
import { describeInterpretation, toUnambiguousQuery } from './result-groups'
import type { QueryUnderstanding } from './search-answer'
import { SearchReadAs } from './search-read-as'
import { SentenceWords } from './sentence-words'

export interface SearchUnderstandingProps {
  understanding: QueryUnderstanding
  /** The typed text, which chips and links edit. */
  text: string
  onTextChange: (text: string) => void
  /** A word of the sentence was opened. */
  onLeave: () => void
}

/** How the query was read, with everything one click away from being read otherwise. */
export function SearchUnderstanding({
  understanding,
  text,
  onTextChange,
  onLeave,
}: SearchUnderstandingProps) {
  const { tags, interpretations, sentence, readAs, nearMatches } = understanding
  const tried = interpretations.filter(({ resultCount }) => resultCount > 0)
  return (
    <>
      {tags.length > 0 && (
        <ul className="search-chips" aria-label="Filters">
          {tags.map(({ tag, label, isKnown }) => (
            <li key={tag}>
              <button
                type="button"
                className={isKnown ? 'search-chip' : 'search-chip search-chip-unknown'}
                aria-label={`Remove the filter ${label}`}
                onClick={() => onTextChange(removeTerm(text, tag))}
              >
                {isKnown ? label : `${tag} is no filter`}
                <CloseIcon className="search-chip-icon" aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {tags.some(({ isKnown }) => !isKnown) && (
        <p className="search-read-as">
          Filters are #n5 to #n1, #common, #loanword, a part of speech such as #verb, #noun or
          #adj-i, and #kanji.
        </p>
      )}
      {tried.length > 1 && (
        <ul className="search-chips search-chips-line" aria-label="Read as">
          {tried.map((interpretation) => (
            <li key={`${interpretation.language}-${interpretation.text}`}>
              <button
                type="button"
                className="search-chip search-chip-reading"
                lang={interpretation.language === 'english' ? 'en' : 'ja'}
                onClick={() => onTextChange(toUnambiguousQuery(interpretation))}
              >
                {describeInterpretation(interpretation)}
                <span className="search-chip-count">{writeCount(interpretation.resultCount)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {readAs !== null && (
        <SearchReadAs
          readAs={readAs}
          nearMatches={nearMatches}
          text={text}
          onTextChange={onTextChange}
        />
      )}
      {sentence !== null && <SentenceWords sentence={sentence} onLeave={onLeave} />}
    </>
  )
}

/** The chains by which what was typed leads back to dictionary forms. */
export function InflectionChains({ understanding }: { understanding: QueryUnderstanding }) {
  return (
    <ul className="search-chains">
      {understanding.inflections.map((inflection) => (
        <li key={`${inflection.dictionaryForm}-${inflection.steps.join()}`} lang="ja">
          {describeInflection(inflection)}
        </li>
      ))}
    </ul>
  )
}
