import { useColorScheme } from '@mui/material/styles'
import { useEffect } from 'react'
import { usePreferences } from '../preferences/preferences-store'

/** `device` follows the system's dark mode, also when it changes later. */
const modeOfAppTheme = { light: 'light', dark: 'dark', device: 'system' } as const

/** Applies the learner's theme. MUI keeps its own copy, which `startup.js` reads on the next visit. */
export function ThemeFromPreferences() {
  const appTheme = usePreferences((preferences) => preferences.appTheme)
  const { setMode } = useColorScheme()
  useEffect(() => setMode(modeOfAppTheme[appTheme]), [appTheme, setMode])
  return null
}
