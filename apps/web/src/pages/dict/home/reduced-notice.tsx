import { useEdition } from '../../../dictionary/edition/use-edition'
import { writeCount } from '../../../kit/counts/write-count'

/** Says that the full sources could not be reached when the dictionary was built, and what to do. */
export function ReducedNotice() {
  const dictionary = useEdition()
  if (dictionary?.edition !== 'reduced') return null
  const missing = dictionary.missingFeatures
  return (
    <div role="note" className="home-notice">
      <p>
        This is the reduced dictionary of {writeCount(dictionary.counts.words)} words: the full
        sources could not be reached when it was built.
      </p>
      <details>
        <summary>What is missing, and how it comes</summary>
        {missing.length > 0 && <p>Missing: {missing.join('; ')}.</p>}
        <p>
          Words stand in an estimated order. The whole course can be learnt, and what you learn
          stays when the full dictionary comes.
        </p>
        <p>
          Whoever runs this server brings the rest with one command, once it reaches the sources:{' '}
          <code>npm run dictionary:update</code>
        </p>
      </details>
    </div>
  )
}
