import './app-frame.css'
import { type ReactNode, useRef } from 'react'
import { AppBar } from './app-bar'
import { AppNavigation } from './app-navigation'
import { GlobalShortcuts } from './global-shortcuts'
import { KanjiNavigation } from './kanji-navigation'
import { useArea } from './use-area'
import { useFocusOnNavigation } from './use-focus-on-navigation'

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
        {area === 'kanji' ? <KanjiNavigation /> : <AppNavigation />}
        <main ref={main} id="main" tabIndex={-1} className="app-main">
          {children}
        </main>
      </div>
      <GlobalShortcuts />
    </>
  )
}
