import type { FirstViewModule, PagePaths } from '@kotonoha/contract/site/first-view'
import { drawFirstView as draw } from './draw-first-view'
import { listPagePaths } from './page-paths'

/** For the server, as `FirstViewModule` says. */
export const drawFirstView: FirstViewModule['drawFirstView'] = draw

/** For the build, which writes them down beside this file. */
export const pagePaths: PagePaths = listPagePaths()
