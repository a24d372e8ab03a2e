import { IconButton } from '@kotonoha/ui-kit/icon-button/icon-button'
import { Contrast } from '@kotonoha/ui-kit/icons/contrast'
import { DarkMode } from '@kotonoha/ui-kit/icons/dark-mode'
import { LightMode } from '@kotonoha/ui-kit/icons/light-mode'
import { ShortcutTooltip } from '@kotonoha/ui-kit/tooltip/shortcut-tooltip'
import { Suspense, useState } from 'react'
import { lazyBeside } from '../../kit/late-component/lazy-beside'
import { usePreferences } from '../preferences/preferences-store'

// A menu is a popover, a focus trap and a list: bytes that the first page does not need.
const ThemeMenu = lazyBeside(async () => (await import('./theme-menu')).ThemeMenu)

const icons = { light: <LightMode />, dark: <DarkMode />, device: <Contrast /> }

/** Shows the chosen theme and opens the choice. */
export function ThemeSwitch() {
  const appTheme = usePreferences((preferences) => preferences.appTheme)
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <ShortcutTooltip title="Theme">
        <IconButton
          color="inherit"
          aria-label={`Theme: ${appTheme}`}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          onClick={(event) => {
            setAnchor(event.currentTarget)
            setIsOpen(true)
          }}
        >
          {icons[appTheme]}
        </IconButton>
      </ShortcutTooltip>
      {anchor !== undefined && (
        <Suspense fallback={null}>
          <ThemeMenu anchor={anchor} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
