import { comparedFacts, readOn, type SourcedFact } from './comparison-facts'

/** Beside two that many learners know; every word of theirs leads to where it is said. */
export function Comparison() {
  return (
    <section className="landing-section" aria-labelledby="landing-comparison">
      <div className="landing-words">
        <h2 id="landing-comparison">Beside what you may know</h2>
        <p>
          Other good tools teach kanji. This is how they differ where it can be checked; each answer
          leads to the page that says so, as we read it on{' '}
          <time dateTime={readOn.iso}>{readOn.shown}</time>.
        </p>
      </div>
      <section
        className="landing-table"
        aria-label="Comparison"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
        tabIndex={0}
      >
        <table>
          <thead>
            <tr>
              <td />
              <th scope="col">Kotonoha</th>
              <th scope="col">WaniKani</th>
              <th scope="col">Anki</th>
            </tr>
          </thead>
          <tbody>
            {comparedFacts.map(({ question, kotonoha, wanikani, anki }) => (
              <tr key={question}>
                <th scope="row">{question}</th>
                <td data-of="Kotonoha">{kotonoha}</td>
                <SourcedAnswer of="WaniKani" fact={wanikani} />
                <SourcedAnswer of="Anki" fact={anki} />
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="landing-small">
        WaniKani and Anki belong to their makers, who have nothing to do with this site.
      </p>
    </section>
  )
}

function SourcedAnswer({ of, fact }: { of: string; fact: SourcedFact }) {
  return (
    <td data-of={of}>
      <a href={fact.source} rel="noreferrer">
        {fact.says}
      </a>
    </td>
  )
}
