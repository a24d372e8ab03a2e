import './message-page.css'
import { FilledButton } from '@kotonoha/ui-kit/buttons/filled-button'
import { Link, useLocation } from '@tanstack/react-router'
import { SearchElsewhere } from '../dictionary/search/search-elsewhere'
import { describeMissing } from './missing-thing'
import { toWindowTitle, useWindowTitle } from './use-window-title'

const title = 'Page not found'

export const notFoundTitle = toWindowTitle(title)

export function NotFoundPage() {
  useWindowTitle(title)
  const missing = useLocation({ select: ({ pathname }) => describeMissing(pathname) })
  return (
    <section className="message-page">
      <p className="message-page-number">404</p>
      <h1>Oops! Page not found</h1>
      {missing !== undefined && <p>{missing}</p>}
      <p className="message-page-last">
        It looks like page you are looking for does not exist. Please check the URL and try again.
      </p>
      <SearchElsewhere />
      <FilledButton component={Link} to="/app/dict">
        Return to home page
      </FilledButton>
    </section>
  )
}
