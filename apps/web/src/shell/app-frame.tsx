import './app-frame.css'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, Suspense, useRef } from 'react'
import { lazyBeside } from '../kit/late-component/lazy-beside'
import { AppBar } from './app-bar'
import { AppNavigation } from './app-navigation'
import { GlobalShortcuts } from './global-shortcuts'
import { useArea } from './use-area'
import { useFocusOnNavigation } from './use-focus-on-navigation'

// Bytes that the first page of the dictionary does not need.
const KanjiNavigation = lazyBeside(async () => (await import('./kanji-navigation')).KanjiNavigation)

const onboardingPath = '/app/kanji/onboarding'
const studyPath = '/app/kanji/study'

/** App bar, navigation and the page. */
export function AppFrame({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  useFocusOnNavigation(main)
  const area = useArea()
  // Whoever has no profile yet is led back from every page of kanji study.
  const isBeginning = useLocation({ select: ({ pathname }) => pathname === onboardingPath })
  const isStudy = useLocation({
    select: ({ pathname, search }) => pathname === studyPath && search.mode !== undefined,
  })
  return (
    <>
      <button type="button" className="skip-link" onClick={() => main.current?.focus()}>
        Skip to content
      </button>
      <AppBar />
      <div className="app-body" data-study={isStudy || undefined}>
        {isBeginning ? null : area === 'kanji' ? (
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
