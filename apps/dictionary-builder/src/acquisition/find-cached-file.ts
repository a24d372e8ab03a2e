import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { SourceError } from '../sources/source-error'
import type { AcquisitionOptions } from './acquisition-options'
import { DownloadError } from './download-error'
import { downloadFile } from './download-file'
import { findDownloadRecord, recordPath } from './download-record'
import { findLocalFile } from './find-local-file'
import { hashFile } from './hash-file'
import type { SourceNeed } from './source-need'

type CachedFile = { path: string; reason?: undefined } | { path?: undefined; reason: string }

/** A cached file whose bytes changed since it was downloaded is worse than none. */
async function isUnharmed(path: string): Promise<boolean> {
  if ((await stat(path)).isDirectory()) return true
  const record = await findDownloadRecord(path)
  // A person may have put the file here: it has no record, and its reader checks it.
  if (record?.sha256 === undefined || record.sha256 === null) return true
  return (await hashFile(path)) === record.sha256
}

function toFileName(url: string): string {
  return decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? 'download')
}

async function download(
  need: SourceNeed,
  folder: string,
  options: AcquisitionOptions,
  unreachableHosts: Set<string>,
): Promise<CachedFile> {
  let reason = 'its makers publish no download'
  for (const url of need.urls) {
    const { host } = new URL(url)
    if (unreachableHosts.has(host)) {
      reason = `${host} cannot be reached`
      continue
    }
    const path = join(folder, toFileName(url))
    try {
      await downloadFile({
        url,
        file: path,
        contentSha256: need.pinned?.sha256,
        signal: options.signal,
        onBytes: (receivedBytes, totalBytes) =>
          options.onProgress?.({
            source: need.id,
            message: `downloading ${toFileName(url)}`,
            receivedBytes,
            totalBytes,
          }),
      })
      return { path }
    } catch (error) {
      options.signal?.throwIfAborted()
      if (!(error instanceof DownloadError || error instanceof SourceError)) throw error
      if (error instanceof DownloadError && error.isUnreachable) unreachableHosts.add(host)
      reason = error.message
    }
  }
  return { reason }
}

/** Takes a file from the download cache, fetching it when it is not there or is to be renewed. */
export async function findCachedFile(
  need: SourceNeed,
  options: AcquisitionOptions,
  unreachableHosts: Set<string>,
): Promise<CachedFile> {
  const root = join(options.dataFolder, 'sources')
  const cached = await findLocalFile(root, need)
  const isUsable = cached !== undefined && (await isUnharmed(cached))
  if (cached !== undefined && !isUsable) {
    options.onProgress?.({ source: need.id, message: `${cached} is damaged and is fetched anew` })
    await rm(cached, { force: true })
    await rm(recordPath(cached), { force: true })
  }
  // What is pinned never changes at its address.
  const isCurrent = options.refresh !== true || need.pinned !== undefined
  if (isUsable && isCurrent) return { path: cached }
  const downloaded = await download(need, join(root, need.folder), options, unreachableHosts)
  if (downloaded.path !== undefined || !isUsable) return downloaded
  options.onProgress?.({
    source: need.id,
    message: `keeping the copy in the cache (${downloaded.reason})`,
  })
  return { path: cached }
}
