import { Link } from '@tanstack/react-router'
import { hasAccounts } from '../session/installation'
import { useArea } from './use-area'

/** Goes between the dictionary and kanji study; nothing where there are no accounts to study with. */
export function ProductSwitch() {
  const area = useArea()
  if (!hasAccounts()) return null
  return (
    <nav aria-label="Product" className="product-switch">
      <Link
        to="/app/dict"
        className="product-choice"
        activeOptions={exactly}
        {...(area === 'dict' && current)}
      >
        Dictionary
      </Link>
      <Link
        to="/app/kanji/dashboard"
        className="product-choice"
        activeOptions={exactly}
        {...(area === 'kanji' && current)}
      >
        <span className="product-choice-long">Kanji study</span>
        <span className="product-choice-short">Study</span>
      </Link>
    </nav>
  )
}

/** One is in the area, though the page may be another than the one that the link opens. */
const current = { 'aria-current': 'true' } as const

const exactly = { exact: true, includeSearch: false }
