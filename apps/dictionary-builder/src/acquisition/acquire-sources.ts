import type { DictionarySources } from './dictionary-sources'

export interface AcquisitionOptions {
  /** A folder of source files that goes before all others (`KOTONOHA_SOURCES`). */
  sourcesFolder?: string | undefined
  /** The product's data folder; downloads are kept in `sources` within. */
  dataFolder: string
  /** Fetch newer files even where the cache has some. */
  refresh?: boolean | undefined
  onProgress?: ((progress: AcquisitionProgress) => void) | undefined
  signal?: AbortSignal | undefined
}

/** A line for the person who waits. Bytes are given while a file is being fetched. */
export interface AcquisitionProgress {
  source: string
  message: string
  receivedBytes?: number
  /** Null where the server did not say. */
  totalBytes?: number | null
}

/** Finds every source, the nearest place first, and downloads what is nowhere on this machine. */
export type AcquireSources = (options: AcquisitionOptions) => Promise<DictionarySources>
