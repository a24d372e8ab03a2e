import { isOwnPage } from '@kotonoha/contract/site/own-pages'
import type { Themed } from '@kotonoha/ui-kit/themed/themed'
import { useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'

let Theme: typeof Themed | undefined

/** To be awaited before a page that MUI draws is shown. */
export async function loadPageTheme(): Promise<void> {
  Theme ??= (await import('@kotonoha/ui-kit/themed/themed')).Themed
}

/** The look of MUI's components around the pages that have some. */
export function PageTheme({ children }: { children: ReactNode }) {
  const isThemed = useMatches({
    select: (matches) => isOwnPage(matches.at(-1)?.pathname ?? '/'),
  })
  return isThemed && Theme !== undefined ? <Theme>{children}</Theme> : children
}
