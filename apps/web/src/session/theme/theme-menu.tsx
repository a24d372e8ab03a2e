import { Check } from '@kotonoha/ui-kit/icons/check'
import { Themed } from '@kotonoha/ui-kit/themed/themed'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { usePreferences } from '../preferences/preferences-store'
import { themeChoices } from './theme-choices'

interface ThemeMenuProps {
  anchor: HTMLElement
  isOpen: boolean
  onClose: () => void
}

export function ThemeMenu({ anchor, isOpen, onClose }: ThemeMenuProps) {
  const { appTheme, change } = usePreferences()
  return (
    <Themed>
      <Menu
        anchorEl={anchor}
        open={isOpen}
        onClose={onClose}
        slotProps={{ list: { 'aria-label': 'Theme' } }}
      >
        {themeChoices.map(({ value, label }) => (
          <MenuItem
            key={value}
            role="menuitemradio"
            aria-checked={value === appTheme}
            selected={value === appTheme}
            onClick={() => {
              change({ appTheme: value })
              onClose()
            }}
          >
            <ListItemIcon>{value === appTheme && <Check fontSize="small" />}</ListItemIcon>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </Themed>
  )
}
