import type { FirstView } from '@kotonoha/contract/site/first-view'
import type { AnyRouteMatch } from '@tanstack/react-router'
import { joinTitle } from '../shell/join-title'
import { notFoundTitle } from '../shell/not-found-page'

/** What the routes say of their page: to the tab, to lists of search results, to the wire. */
export function describeWindow(
  matches: readonly AnyRouteMatch[],
): Pick<FirstView, 'status' | 'title' | 'description'> {
  const isNotFound = matches.some(({ status, _notFound }) => _notFound || status === 'notFound')
  if (isNotFound) return { status: 404, title: notFoundTitle, description: undefined }
  // Who finds a word somewhere is told of the word, and not of the tab that opens first.
  const places = matches.filter(({ staticData }) => staticData.isTab !== true)
  const metas = places.map(({ meta }) => meta as PageMeta[] | undefined)
  const described = metas.flat().findLast((meta) => meta?.name === 'description')
  return { status: 200, title: joinTitle(metas), description: described?.content }
}

/** As routes write it in their `head`. */
interface PageMeta {
  title?: string | undefined
  name?: string
  content?: string
}
