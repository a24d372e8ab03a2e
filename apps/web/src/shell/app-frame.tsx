import './app-frame.css'
import { lazy, type ReactNode, Suspense, useRef } from 'react'
import { AppBar } from './app-bar'
import { AppNavigation } from './app-navigation'
import { GlobalShortcuts } from './global-shortcuts'
import { useArea } from './use-area'
import { useFocusOnNavigation } from './use-focus-on-navigation'

// Bytes that the first page of the dictionary does not need.
const KanjiNavigation = lazy(async () => ({
  default: (await import('./kanji-navigation')).KanjiNavigation,
}))

/** App bar, navigation and the page. */
export function AppFrame({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  useFocusOnNavigation(main)
  const area = useArea()
  return (
    <>
      <button type="button" className="skip-link" onClick={() => main.current?.focus()}>
        Skip to content
      </button>
      <AppBar />
      <div className="app-body">
        {area === 'kanji' ? (
          <Suspense fallback={<div className="app-navigation" />}>
            <KanjiNavigation />
          </Suspense>
        ) : (
          <AppNavigation />
        )}
        <main ref={main} id="main" tabIndex={-1} className="app-main">
          {children}
        </main>
      </div>
      <GlobalShortcuts />
    </>
  )
}
