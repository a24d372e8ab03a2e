import DashboardOutlined from '@mui/icons-material/DashboardOutlined'
import { Link } from '@tanstack/react-router'

/** The pages of kanji study, in the place where the dictionary has its own. */
export function KanjiNavigation() {
  return (
    <nav className="app-navigation" aria-label="Main">
      <Link to="/app/kanji/dashboard" className="app-destination" activeOptions={withoutSearch}>
        <span className="app-destination-mark" aria-hidden="true">
          <DashboardOutlined fontSize="inherit" />
        </span>
        Dashboard
      </Link>
    </nav>
  )
}

/** A filtered catalog is still the catalog. */
const withoutSearch = { includeSearch: false }
