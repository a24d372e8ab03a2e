import { useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { joinTitle } from './join-title'

/** Keeps the window's title in step with the page. */
export function WindowTitle() {
  const title = useMatches({
    select: (matches) =>
      matches.some((match) => match.status === 'pending')
        ? 'Loading...'
        : joinTitle(matches.map((match) => match.meta)),
  })
  useEffect(() => {
    document.title = title
  }, [title])
  return null
}
