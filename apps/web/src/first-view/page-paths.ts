import type { PagePaths } from '@kotonoha/contract/site/first-view'
import type { AnyRoute } from '@tanstack/react-router'
import { createQueryClient } from '../api/query-client'
import { landingPath } from '../pages/landing/kanji/describe-landing'
import { createSiteRouter } from '../router'

/** Every address at which there is a page, by a route or by a document of its own, for the server's 404. */
export function listPagePaths(): PagePaths {
  const router = createSiteRouter({ queryClient: createQueryClient() })
  const paths = Object.values<AnyRoute>({ ...router.routesById })
    // What has pages inside it is shown around them only.
    .filter((route) => route.children === undefined)
    .map((route) => route.fullPath.replace(/(?<=.)\/$/, '').replaceAll(/\$[^/]+/g, ':'))
  return [...new Set([...paths, landingPath])].sort()
}
