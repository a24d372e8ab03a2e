import './app-frame.css'
import { type ReactNode, useRef } from 'react'
import { AppBar } from './app-bar'
import { AppNavigation } from './app-navigation'
import { GlobalShortcuts } from './global-shortcuts'
import { useFocusOnNavigation } from './use-focus-on-navigation'

/** App bar, navigation and the page. */
export function AppFrame({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  useFocusOnNavigation(main)
  return (
    <>
      <button type="button" className="skip-link" onClick={() => main.current?.focus()}>
        Skip to content
      </button>
      <AppBar />
      <div className="app-body">
        <AppNavigation />
        <main ref={main} id="main" tabIndex={-1} className="app-main">
          {children}
        </main>
      </div>
      <GlobalShortcuts />
    </>
  )
}
