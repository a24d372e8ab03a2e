import './recent-search-list.css'
import { Close as CloseIcon } from '@kotonoha/ui-kit/icons/close'
import { History as HistoryIcon } from '@kotonoha/ui-kit/icons/history'
import { forgetAllSearches, forgetSearch, useRecentSearches } from './recent-searches'

/** What was looked for on this device before; nothing where there is none. */
export function RecentSearchList({ onChoose }: { onChoose: (query: string) => void }) {
  const { queries } = useRecentSearches()
  if (queries.length === 0) return null
  return (
    <section aria-label="Recent searches" className="recent-searches">
      <div className="recent-searches-head">
        <h2 className="recent-searches-title">Recent searches</h2>
        <button type="button" className="search-link" onClick={forgetAllSearches}>
          Clear
        </button>
      </div>
      <ul className="recent-searches-list">
        {queries.map((query) => (
          <li key={query} className="recent-search">
            <button
              type="button"
              lang="ja"
              className="recent-search-query inner-focus"
              onClick={() => onChoose(query)}
            >
              <HistoryIcon fontSize="small" aria-hidden="true" />
              <span>{query}</span>
            </button>
            <button
              type="button"
              className="recent-search-forget inner-focus"
              aria-label={`Forget ${query}`}
              onClick={() => forgetSearch(query)}
            >
              <CloseIcon fontSize="small" aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
