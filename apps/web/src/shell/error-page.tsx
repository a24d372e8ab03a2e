import './message-page.css'
import { FilledButton } from '@kotonoha/ui-kit/buttons/filled-button'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { isUnreachable } from '../api/api-error'
import { useRecentlyViewed } from '../dictionary/recently-viewed/recently-viewed-store'
import { ViewedLink } from '../dictionary/recently-viewed/viewed-link'
import { SearchElsewhere } from '../dictionary/search/search-elsewhere'
import { useWindowTitle } from './use-window-title'

/** What happened comes below the words of every failure; the retry asks the failed calls anew. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  useWindowTitle('Something went wrong')
  const router = useRouter()
  const failedQueries = useQueryErrorResetBoundary()

  const retry = useCallback(() => {
    failedQueries.reset()
    reset()
    void router.invalidate()
  }, [failedQueries, reset, router])

  useEffect(() => {
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [retry])

  // Without a network it may be the page's own code that is missing, which no call failed for.
  const isAway = isUnreachable(error) || !navigator.onLine
  return (
    <section role="alert" className="message-page">
      <h1>Oops! Something went wrong.</h1>
      <p>Try reloading the page or trying again later.</p>
      <p className="message-page-cause">
        {isAway
          ? 'The server could not be reached. Check the connection.'
          : 'The server could not answer.'}
      </p>
      <FilledButton onClick={retry}>Try again</FilledButton>
      {isAway ? <KeptHere /> : <SearchElsewhere />}
    </section>
  )
}

/** Without a network what was looked at is here still, and opens. */
function KeptHere() {
  const { entries } = useRecentlyViewed()
  if (entries.length === 0) return null
  return (
    <>
      <h2 className="message-page-kept-title">Looked at on this device</h2>
      <ul className="message-page-kept">
        {entries.map((entry) => (
          <li key={entry.kind === 'kanji' ? entry.kanjiId : entry.wordId}>
            <ViewedLink entry={entry} />
          </li>
        ))}
      </ul>
    </>
  )
}
