import { useEffect } from 'react'
import { usePreferences } from '../preferences/preferences-store'
import { followColourScheme, setMode } from './colour-scheme'

/** `device` follows the system's dark mode, also when it changes later. */
const modeOfAppTheme = { light: 'light', dark: 'dark', device: 'system' } as const

/** Applies the learner's theme, of which `startup.js` reads a copy on the next visit. */
export function ThemeFromPreferences() {
  const appTheme = usePreferences((preferences) => preferences.appTheme)
  useEffect(followColourScheme, [])
  useEffect(() => setMode(modeOfAppTheme[appTheme]), [appTheme])
  return null
}
