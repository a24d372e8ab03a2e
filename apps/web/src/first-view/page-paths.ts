import type { PagePaths } from '@kotonoha/contract/site/first-view'
import type { AnyRoute } from '@tanstack/react-router'
import { createQueryClient } from '../api/query-client'
import { createSiteRouter } from '../router'

/** Every address at which the routes show a page, for the server's 404. */
export function listPagePaths(): PagePaths {
  const router = createSiteRouter({ queryClient: createQueryClient() })
  const paths = Object.values<AnyRoute>({ ...router.routesById })
    // What has pages inside it is shown around them only.
    .filter((route) => route.children === undefined)
    .map((route) => route.fullPath.replace(/(?<=.)\/$/, '').replaceAll(/\$[^/]+/g, ':'))
  return [...new Set(paths)].sort()
}
