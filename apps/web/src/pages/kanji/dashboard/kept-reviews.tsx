import { useEffect, useState } from 'react'
import { FilledLink } from '../../../kit/links/button-links'
import { countKeptReviews } from '../../../study-device/load-queue'

/** What can be studied from this device alone, while the server cannot be reached. */
export function KeptReviews() {
  const [count, setCount] = useState<number>()
  useEffect(() => {
    let isShown = true
    countKeptReviews()
      .then((kept) => {
        if (isShown) setCount(kept)
      })
      // A storage that fails keeps nothing.
      .catch(() => {})
    return () => {
      isShown = false
    }
  }, [])
  if (count === undefined) return null
  return (
    <section aria-label="On this device" className="start-card">
      <h2 className="start-card-title">
        <span className="start-card-count">{count.toLocaleString('en')}</span> Reviews
      </h2>
      <p className="start-card-text">
        {count === 0
          ? 'Nothing that is kept on this device is due.'
          : 'As this device last knew. Answers are sent once the server is there again.'}
      </p>
      {count > 0 && (
        <div className="start-card-actions">
          <FilledLink to="/app/kanji/study" search={{ mode: 'reviews' }}>
            Start reviews
          </FilledLink>
        </div>
      )}
    </section>
  )
}
