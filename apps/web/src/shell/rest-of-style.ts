import { useInsertionEffect } from 'react'
import { showJapaneseFonts } from '../kit/fonts/load-japanese-fonts'

const findLink = () => document.querySelector<HTMLLinkElement>('#rest-of-style')

/**
 * Resolves when the whole style sheet is there, of which a page that the server drew has only what
 * its first view needs. Where it cannot be fetched, that has to do.
 */
export function waitForStyle(): Promise<void> {
  const link = findLink()
  if (link === null || link.sheet !== null) return Promise.resolve()
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve(), { once: true })
    link.addEventListener('error', () => resolve(), { once: true })
  })
}

/**
 * Draws nothing; with what is drawn around it, and not before, the whole style sheet and the
 * Japanese faces hold. Each change of either has the browser lay out all that is there: together
 * with the page it is once, and not once for what is taken away at once.
 */
export function RestOfStyle() {
  useInsertionEffect(() => {
    const link = findLink()
    if (link !== null) link.media = 'all'
    showJapaneseFonts()
  }, [])
  return null
}
