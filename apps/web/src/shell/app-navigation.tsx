import { BookmarksOutlined } from '@kotonoha/ui-kit/icons/bookmarks-outlined'
import { MenuBookOutlined } from '@kotonoha/ui-kit/icons/menu-book-outlined'
import { hasAccounts } from '../session/installation'
import { NavigationDestination } from './navigation-destination'

/** The areas of the site: a rail beside the page from `md` up, a bar below it on a phone. */
export function AppNavigation() {
  return (
    <nav className="app-navigation" aria-label="Main">
      <NavigationDestination to="/app/dict" mark={<MenuBookOutlined fontSize="inherit" />} isExact>
        Dictionary
      </NavigationDestination>
      <NavigationDestination to="/app/dict/kanji" mark="字">
        Kanji
      </NavigationDestination>
      <NavigationDestination to="/app/dict/words" mark="語">
        Words
      </NavigationDestination>
      {hasAccounts() && (
        <NavigationDestination to="/app/dict/lists" mark={<BookmarksOutlined fontSize="inherit" />}>
          Lists
        </NavigationDestination>
      )}
    </nav>
  )
}
