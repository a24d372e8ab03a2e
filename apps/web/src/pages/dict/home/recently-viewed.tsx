import { HorizontalScroller } from '@kotonoha/ui-kit/horizontal-scroller/horizontal-scroller'
import { useEffect } from 'react'
import {
  forgetRecentlyViewed,
  useRecentlyViewed,
} from '../../../dictionary/recently-viewed/recently-viewed-store'
import { ViewedLink } from '../../../dictionary/recently-viewed/viewed-link'
import { usePreferences } from '../../../session/preferences/preferences-store'

/**
 * Kanji and words seen, here or on the learner’s other devices, the latest first; nothing when the
 * learner wants none. In one row, whose place the start-up script keeps free where there are any:
 * what is drawn before the code has run does not know of them.
 */
export function RecentlyViewed() {
  const { entries } = useRecentlyViewed()
  const isKept = usePreferences((preferences) => preferences.keepRecentViewed)
  const isShown = isKept && entries.length > 0
  useEffect(() => {
    if (!isShown) delete document.documentElement.dataset.hasRecents
  }, [isShown])
  return (
    <section aria-labelledby={isShown ? 'home-recent' : undefined} className="home-recent-place">
      {isShown && (
        <>
          <div className="home-heading-line">
            <h2 id="home-recent" className="home-heading">
              Recently viewed
            </h2>
            <button type="button" className="search-link" onClick={() => forgetRecentlyViewed()}>
              Clear
            </button>
          </div>
          <HorizontalScroller label="Recently viewed">
            <ul className="home-recent">
              {entries.map((entry) => (
                <li key={entry.kind === 'kanji' ? entry.kanjiId : entry.wordId}>
                  <ViewedLink entry={entry} />
                </li>
              ))}
            </ul>
          </HorizontalScroller>
        </>
      )}
    </section>
  )
}
