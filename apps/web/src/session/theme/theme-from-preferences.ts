import { usePreferences } from '../preferences/preferences-store'
import { followColourScheme, setMode } from './colour-scheme'

/** `device` follows the system's dark mode, also when it changes later. */
const modeOfAppTheme = { light: 'light', dark: 'dark', device: 'system' } as const

/**
 * From now on the site is drawn in the learner's theme. `startup.js` reads a copy of it before
 * anything is drawn, so no page waits for this.
 */
export function followTheme(): void {
  followColourScheme()
  setMode(modeOfAppTheme[usePreferences.getState().appTheme])
  usePreferences.subscribe(({ appTheme }) => setMode(modeOfAppTheme[appTheme]))
}
