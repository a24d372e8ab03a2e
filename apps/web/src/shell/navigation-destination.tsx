import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface NavigationDestinationProps {
  to: NonNullable<LinkProps['to']>
  /** A kanji, or an icon. */
  mark: ReactNode
  /** Set where the pages below are places of their own. */
  isExact?: boolean
  children: string
}

/** One of the places that the navigation leads to, marked while the visitor is there. */
export function NavigationDestination({
  to,
  mark,
  isExact = false,
  children,
}: NavigationDestinationProps) {
  return (
    <Link
      to={to}
      className="app-destination"
      // A filtered catalog is still the catalog.
      activeOptions={{ exact: isExact, includeSearch: false }}
    >
      <span
        className="app-destination-mark"
        aria-hidden="true"
        lang={typeof mark === 'string' ? 'ja' : undefined}
      >
        {mark}
      </span>
      {children}
    </Link>
  )
}
