import BookmarksOutlined from '@mui/icons-material/BookmarksOutlined'
import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined'
import { Link } from '@tanstack/react-router'
import { hasAccounts } from '../features/session/installation'

/** The areas of the site: a rail beside the page from `md` up, a bar below it on a phone. */
export function AppNavigation() {
  return (
    <nav className="app-navigation" aria-label="Main">
      <Link
        to="/app/dict"
        className="app-destination"
        activeOptions={{ exact: true, includeSearch: false }}
      >
        <span className="app-destination-mark" aria-hidden="true">
          <MenuBookOutlined fontSize="inherit" />
        </span>
        Dictionary
      </Link>
      <Link to="/app/dict/kanji" className="app-destination" activeOptions={withoutSearch}>
        <span className="app-destination-mark" aria-hidden="true" lang="ja">
          字
        </span>
        Kanji
      </Link>
      <Link to="/app/dict/words" className="app-destination" activeOptions={withoutSearch}>
        <span className="app-destination-mark" aria-hidden="true" lang="ja">
          語
        </span>
        Words
      </Link>
      {hasAccounts() && (
        <Link to="/app/dict/lists" className="app-destination" activeOptions={withoutSearch}>
          <span className="app-destination-mark" aria-hidden="true">
            <BookmarksOutlined fontSize="inherit" />
          </span>
          Lists
        </Link>
      )}
    </nav>
  )
}

/** A filtered catalog is still the catalog. */
const withoutSearch = { includeSearch: false }
