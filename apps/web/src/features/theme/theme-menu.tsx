import Check from '@mui/icons-material/Check'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { type Preferences, usePreferences } from '../preferences/preferences-store'

const choices: readonly { appTheme: Preferences['appTheme']; label: string }[] = [
  { appTheme: 'light', label: 'Light' },
  { appTheme: 'dark', label: 'Dark' },
  { appTheme: 'device', label: 'Same as device' },
]

interface ThemeMenuProps {
  anchor: HTMLElement
  isOpen: boolean
  onClose: () => void
}

export function ThemeMenu({ anchor, isOpen, onClose }: ThemeMenuProps) {
  const { appTheme, change } = usePreferences()
  return (
    <Menu
      anchorEl={anchor}
      open={isOpen}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': 'Theme' } }}
    >
      {choices.map((choice) => (
        <MenuItem
          key={choice.appTheme}
          role="menuitemradio"
          aria-checked={choice.appTheme === appTheme}
          selected={choice.appTheme === appTheme}
          onClick={() => {
            change({ appTheme: choice.appTheme })
            onClose()
          }}
        >
          <ListItemIcon>{choice.appTheme === appTheme && <Check fontSize="small" />}</ListItemIcon>
          {choice.label}
        </MenuItem>
      ))}
    </Menu>
  )
}
