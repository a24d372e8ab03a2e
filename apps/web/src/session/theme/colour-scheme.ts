import { useSyncExternalStore } from 'react'

type Mode = 'light' | 'dark' | 'system'

/** Kept under the keys that `startup.js` reads before anything is drawn. */
const modeKey = 'mui-mode'

const darkDevice = '(prefers-color-scheme: dark)'

/** What was chosen where nothing can be stored. */
let kept: Mode = 'light'

/** Paper is white: what is printed is drawn in the light scheme. */
let isPrinted = false

const listeners = new Set<() => void>()

/** Draws the site in a scheme, and keeps the choice for the next visit. */
export function setMode(mode: Mode): void {
  if (mode === readMode()) return
  try {
    localStorage.setItem(modeKey, mode)
  } catch {
    // Storage is refused (private window): the choice holds for this page.
    kept = mode
  }
  showMode()
}

/** Follows what the device and other tabs of the site change, and what goes to paper. */
export function followColourScheme(): () => void {
  const device = matchMedia(darkDevice)
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === modeKey || key === null) showMode()
  }
  const handlePrint = ({ type }: Event) => {
    isPrinted = type === 'beforeprint'
    showMode()
  }
  device.addEventListener('change', showMode)
  addEventListener('storage', handleStorage)
  addEventListener('beforeprint', handlePrint)
  addEventListener('afterprint', handlePrint)
  return () => {
    device.removeEventListener('change', showMode)
    removeEventListener('storage', handleStorage)
    removeEventListener('beforeprint', handlePrint)
    removeEventListener('afterprint', handlePrint)
  }
}

/** The scheme that is drawn; a component with it is drawn anew when that changes. */
export function useColourScheme(): 'light' | 'dark' {
  return useSyncExternalStore(subscribe, readScheme, () => 'light')
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function readMode(): Mode {
  try {
    const stored = localStorage.getItem(modeKey)
    return stored === 'dark' || stored === 'system' || stored === 'light' ? stored : kept
  } catch {
    return kept
  }
}

function readScheme(): 'light' | 'dark' {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light'
}

function showMode(): void {
  const mode = readMode()
  const isWished = mode === 'dark' || (mode === 'system' && matchMedia(darkDevice).matches)
  const isDark = isWished && !isPrinted
  const { classList } = document.documentElement
  classList.toggle('dark', isDark)
  classList.toggle('light', !isDark)
  for (const listener of listeners) listener()
}
