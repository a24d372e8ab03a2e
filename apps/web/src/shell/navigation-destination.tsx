import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface NavigationDestinationProps {
  to: NonNullable<LinkProps['to']>
  /** A kanji, or an icon. */
  mark: ReactNode
  /** Set where the pages below are places of their own. */
  isExact?: boolean
  /** The bar of a phone has no room for it: a page of settings leads there too. */
  isRailOnly?: boolean
  children: string
}

/** One of the places that the navigation leads to, marked while the visitor is there. */
export function NavigationDestination({
  to,
  mark,
  isExact = false,
  isRailOnly = false,
  children,
}: NavigationDestinationProps) {
  return (
    <Link
      to={to}
      className={isRailOnly ? 'app-destination app-destination-rail' : 'app-destination'}
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
