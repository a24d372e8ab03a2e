import { VisuallyHidden } from '@kotonoha/ui-kit/visually-hidden/visually-hidden'
import { useMatches } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { joinTitle } from './join-title'

/** Keeps the window's title in step with the page, and tells screen readers when it changes. */
export function WindowTitle() {
  const title = useMatches({
    select: (matches) =>
      matches.some((match) => match.status === 'pending')
        ? 'Loading...'
        : joinTitle(matches.map((match) => match.meta)),
  })
  const isFirst = useRef(true)
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    document.title = title
    // The first title is read by the screen reader itself.
    if (!isFirst.current) setAnnounced(title)
    isFirst.current = false
  }, [title])
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {announced}
    </VisuallyHidden>
  )
}
