import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PagePaths } from '@kotonoha/contract/site/first-view'
import { isOwnPage } from '@kotonoha/contract/site/own-pages'

/** The build takes it from the site's routes. */
const fileOfSite = '.server/page-paths.json'

/** Where somebody's own pages are shown to others: what kanji study is, a list that was shared. */
const shownByAccounts = /^\/(?:landing|lists)\//

/** Whether the site has a page at the path; some are there only for accounts. */
export type IsPagePath = (path: string, installation: { hasAccounts: boolean }) => boolean

/**
 * Knows the addresses of the site's pages. Every other address is answered with the same file,
 * whose router shows the not-found page, but with status 404, so that search engines and people
 * who share links learn the truth. Where the build left no list, any address may be a page.
 */
export function readPagePaths(folder: string): IsPagePath {
  const pagePattern = toPagePattern(readList(join(folder, fileOfSite)))
  return (path, { hasAccounts }) => {
    if (!hasAccounts && (isOwnPage(path) || shownByAccounts.test(path))) return false
    return pagePattern.test(path) && isWellFormed(path)
  }
}

function readList(path: string): PagePaths | undefined {
  if (!existsSync(path)) return undefined
  return JSON.parse(readFileSync(path, 'utf8'))
}

export function toPagePattern(paths: PagePaths | undefined): RegExp {
  if (paths === undefined) return /^\//
  const patterns = paths.map((path) => path.replaceAll(':', '[^/]+').replace(/\/$/, ''))
  return new RegExp(`^(?:${patterns.join('|')})/?$`)
}

/** Whether every escape in it stands for text: `%E9%A3` is a character that breaks off. */
function isWellFormed(path: string): boolean {
  try {
    decodeURI(path)
    return true
  } catch {
    return false
  }
}
