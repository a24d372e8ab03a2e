import { IconButton } from '@kotonoha/ui-kit/icon-button/icon-button'
import { KeyboardOutlined } from '@kotonoha/ui-kit/icons/keyboard-outlined'
import { Search } from '@kotonoha/ui-kit/icons/search'
import { KeySequence } from '@kotonoha/ui-kit/key-sequence/key-sequence'
import { ShortcutTooltip } from '@kotonoha/ui-kit/tooltip/shortcut-tooltip'
import { Link } from '@tanstack/react-router'
import { OutboxBadge } from '../outbox/badge/outbox-badge'
import { ThemeSwitch } from '../session/theme/theme-switch'
import { AccountSwitch } from './account-switch'
import { openHelp, openHelpShortcut, openSearch, openSearchShortcut } from './global-shortcuts'
import { Logo } from './logo'
import { ProductSwitch } from './product-switch'
import { useArea } from './use-area'

export function AppBar() {
  const area = useArea()
  return (
    <header className="app-bar">
      <Link to="/app/dict" className="app-name" aria-label="Kotonoha, home page">
        <Logo sizePx={28} />
        <span className="app-name-text">Kotonoha</span>
      </Link>
      <ProductSwitch />
      <button
        type="button"
        className="search-opener"
        aria-haspopup="dialog"
        aria-keyshortcuts="/"
        onClick={() => openSearch('app-bar')}
      >
        <Search aria-hidden="true" />
        <span className="search-opener-text">Search words and kanji</span>
        <span className="search-opener-key" aria-hidden="true">
          <KeySequence keys={openSearchShortcut.keys} />
        </span>
      </button>
      <div className="app-bar-actions">
        <OutboxBadge />
        <div className="app-bar-help">
          <ShortcutTooltip title={openHelpShortcut.label} shortcut={openHelpShortcut.keys}>
            <IconButton
              color="inherit"
              aria-label={openHelpShortcut.label}
              aria-haspopup="dialog"
              onClick={() => openHelp(area, 'app-bar')}
            >
              <KeyboardOutlined />
            </IconButton>
          </ShortcutTooltip>
        </div>
        <ThemeSwitch />
        <AccountSwitch />
      </div>
    </header>
  )
}
