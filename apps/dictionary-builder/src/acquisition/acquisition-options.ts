export interface AcquisitionOptions {
  /** A folder of source files that goes before all others (`KOTONOHA_SOURCES`). */
  sourcesFolder?: string | undefined
  /** A folder of sources that several checkouts share; `../shared/data` unless told otherwise. */
  sharedFolder?: string | undefined
  /** The product's data folder; downloads are kept in `sources` within. */
  dataFolder: string
  /** Ask the makers for newer files even where the cache has some. */
  refresh?: boolean | undefined
  /** Use nothing outside `sourcesFolder`: what is not in there is absent. */
  isolated?: boolean | undefined
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
