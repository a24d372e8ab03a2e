import DashboardOutlined from '@mui/icons-material/DashboardOutlined'
import EventOutlined from '@mui/icons-material/EventOutlined'
import ExtensionOutlined from '@mui/icons-material/ExtensionOutlined'
import TuneOutlined from '@mui/icons-material/TuneOutlined'
import { Link, useNavigate } from '@tanstack/react-router'
import { useShortcut } from '../features/keyboard-shortcuts/active-shortcuts'
import type { Shortcut } from '../features/keyboard-shortcuts/shortcut'

const goToCurriculum: Shortcut = { keys: ['g', 'c'], label: 'Curriculum', group: 'Go to' }
const goToComponents: Shortcut = { keys: ['g', 'p'], label: 'Components', group: 'Go to' }

/** The pages of kanji study, in the place where the dictionary has its own. */
export function KanjiNavigation() {
  const navigate = useNavigate()
  useShortcut(goToCurriculum, () => void navigate({ to: '/app/kanji/curriculum' }))
  useShortcut(goToComponents, () => void navigate({ to: '/app/kanji/components' }))
  return (
    <nav className="app-navigation" aria-label="Main">
      <Link to="/app/kanji/dashboard" className="app-destination" activeOptions={withoutSearch}>
        <span className="app-destination-mark" aria-hidden="true">
          <DashboardOutlined fontSize="inherit" />
        </span>
        Dashboard
      </Link>
      <Link to="/app/kanji/curriculum" className="app-destination" activeOptions={withoutSearch}>
        <span className="app-destination-mark" aria-hidden="true" lang="ja">
          級
        </span>
        Curriculum
      </Link>
      <Link to="/app/kanji/components" className="app-destination" activeOptions={withoutSearch}>
        <span className="app-destination-mark" aria-hidden="true">
          <ExtensionOutlined fontSize="inherit" />
        </span>
        Components
      </Link>
      <Link
        to="/app/kanji/upcoming-reviews"
        className="app-destination"
        activeOptions={withoutSearch}
      >
        <span className="app-destination-mark" aria-hidden="true">
          <EventOutlined fontSize="inherit" />
        </span>
        Upcoming
      </Link>
      <Link to="/app/kanji/preferences" className="app-destination" activeOptions={withoutSearch}>
        <span className="app-destination-mark" aria-hidden="true">
          <TuneOutlined fontSize="inherit" />
        </span>
        Settings
      </Link>
    </nav>
  )
}

/** A filtered catalog is still the catalog. */
const withoutSearch = { includeSearch: false }
