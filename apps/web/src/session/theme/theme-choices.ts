import type { Preferences } from '../preferences/preferences-store'

/** What the site can look like, in the order in which it is offered. */
export const themeChoices: readonly { value: Preferences['appTheme']; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'device', label: 'Same as device' },
]
