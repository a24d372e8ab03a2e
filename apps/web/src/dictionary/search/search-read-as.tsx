import type { QueryUnderstanding } from './search-answer'

export interface SearchReadAsProps {
  readAs: NonNullable<QueryUnderstanding['readAs']>
  /** Other slips that the query may hold. */
  nearMatches: readonly string[]
  /** As typed. */
  text: string
  onTextChange: (text: string) => void
}

/** Says that the results are for another text than the typed one, with the way back to that. */
export function SearchReadAs({ readAs, nearMatches, text, onTextChange }: SearchReadAsProps) {
  const link = (target: string, label: string) => (
    <button
      key={target}
      type="button"
      lang="ja"
      className="search-link"
      onClick={() => onTextChange(target)}
    >
      {label}
    </button>
  )
  switch (readAs.because) {
    case 'correction':
      return (
        <p className="search-read-as">
          Nothing found for <span lang="ja">“{text}”</span>. These are the results for{' '}
          <b lang="ja">{readAs.text}</b>.
          <br />
          {nearMatches.length > 0 && (
            <>
              Or did you mean{' '}
              {nearMatches.slice(0, 3).map((near, place) => (
                <span key={near}>
                  {place > 0 && ', '}
                  {link(near, near)}
                </span>
              ))}
              ?{' '}
            </>
          )}
          {link(`"${text}"`, 'Look for what I typed')}
        </p>
      )
    case 'kanji-meaning':
      return (
        <p className="search-read-as">
          Kanji that mean <b>{readAs.text}</b>. {link(`"${text}"`, 'Look for words instead')}
        </p>
      )
    case 'words-for':
      return (
        <p className="search-read-as">
          Words for <b>{readAs.text}</b>. {link(`"${text}"`, 'Look for what I typed')}
        </p>
      )
    case 'parts':
      return (
        <p className="search-read-as">No word says “{text}” as a whole. These are its words.</p>
      )
    case 'old-characters':
      return (
        <p className="search-read-as" lang="ja">
          {text} is {readAs.text} in old characters.
        </p>
      )
    case 'old-kana':
      return (
        <p className="search-read-as" lang="ja">
          {text} is {readAs.text} in old spelling.
        </p>
      )
  }
}
