import { RecentSearchList } from '../../../dictionary/search/recent-search-list'
import { SearchHelp } from '../../../dictionary/search/search-help'
import { JlptShortcuts } from './jlpt-shortcuts'
import { LookUpDoors } from './look-up-doors'
import { RecentlyViewed } from './recently-viewed'
import { ReducedNotice } from './reduced-notice'
import { Today } from './today'

/** What one would not guess that the field understands. */
const tries = ['食べさせられた', '3匹', 'kanji for water']

/** What the home page shows before anything is typed. */
export function HomeContent({ onSearch }: { onSearch: (query: string) => void }) {
  return (
    <div className="home-content">
      <ReducedNotice />
      <LookUpDoors />
      <SearchHelp onChoose={onSearch} tries={tries} />
      <RecentlyViewed />
      <Today />
      <JlptShortcuts />
      <RecentSearchList onChoose={onSearch} />
    </div>
  )
}
