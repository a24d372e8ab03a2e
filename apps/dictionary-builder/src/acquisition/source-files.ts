import type { PackageFiles } from './fetch-packages'
import type { NeedId } from './source-need'

/** Where the sources of a build lie: what another thread needs to read them too. */
export type SourceFiles =
  | { edition: 'full'; paths: ReadonlyMap<NeedId, string> }
  | { edition: 'reduced'; packages: PackageFiles }
