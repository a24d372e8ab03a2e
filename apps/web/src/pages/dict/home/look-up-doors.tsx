import { DrawOutlined as DrawIcon } from '@kotonoha/ui-kit/icons/draw-outlined'
import { ExtensionOutlined as ExtensionIcon } from '@kotonoha/ui-kit/icons/extension-outlined'
import { PinOutlined as PinIcon } from '@kotonoha/ui-kit/icons/pin-outlined'
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
