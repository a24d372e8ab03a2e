import DrawIcon from '@mui/icons-material/DrawOutlined'
import ExtensionIcon from '@mui/icons-material/ExtensionOutlined'
import PinIcon from '@mui/icons-material/PinOutlined'
import { Link } from '@tanstack/react-router'

/** The ways to a kanji that one can see but not type. */
export function LookUpDoors() {
  return (
    <nav aria-label="Find a kanji you cannot type" className="home-doors">
      <Link to="/app/dict/kanji-recognize/handwriting" className="home-door">
        <DrawIcon aria-hidden="true" />
        Draw it
      </Link>
      <Link to="/app/dict/kanji-recognize/radicals" className="home-door">
        <ExtensionIcon aria-hidden="true" />
        Pick its radicals
      </Link>
      <Link to="/app/dict/kanji-recognize/skip-code" className="home-door">
        <PinIcon aria-hidden="true" />
        SKIP code
      </Link>
    </nav>
  )
}
