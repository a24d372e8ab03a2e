import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { finished } from 'node:stream/promises'
import { SourceError } from '../sources/source-error'
import { DownloadError } from './download-error'
import {
  type DownloadRecord,
  findDownloadRecord,
  recordPath,
  writeDownloadRecord,
} from './download-record'
import { hashContents, hashFile } from './hash-file'
import { isWebPage, verifyArchive } from './verify-archive'

export interface DownloadRequest {
  url: string
  /** Where the whole file is put in the end. */
  file: string
  /** SHA-256 that the unpacked contents must have, where it is known. */
  contentSha256?: string | undefined
  /** Without any byte for so long, the download has failed. */
  stallTimeoutMs?: number | undefined
  onBytes?: ((receivedBytes: number, totalBytes: number | null) => void) | undefined
  signal?: AbortSignal | undefined
}

/** A slow line sends something every few seconds; a dead one nothing. */
const defaultStallTimeoutMs = 30_000

async function findSize(file: string): Promise<number> {
  try {
    return (await stat(file)).size
  } catch {
    return 0
  }
}

/** Calls `onStall` when it was not touched for a while. */
function startStallWatch(timeoutMs: number, onStall: () => void) {
  let timer = setTimeout(onStall, timeoutMs)
  return {
    touch: (): void => {
      clearTimeout(timer)
      timer = setTimeout(onStall, timeoutMs)
    },
    stop: (): void => clearTimeout(timer),
  }
}

function toDetail(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  // fetch says only "fetch failed"; what failed is in its cause.
  return cause.cause instanceof Error ? cause.cause.message : cause.message
}

/** Total size from `Content-Range: bytes 100-199/200` or, for a whole answer, `Content-Length`. */
function findTotalBytes(response: Response): number | null {
  const range = /\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1]
  const length = response.status === 206 ? range : response.headers.get('content-length')
  // A packed transfer tells the packed length, which is not the file's.
  if (response.headers.get('content-encoding') !== null) return null
  return length === null || length === undefined ? null : Number(length)
}

/** Headers that continue a part, or that spare a file that did not change. */
function toHeaders(
  partBytes: number,
  part: DownloadRecord | undefined,
  whole: DownloadRecord | undefined,
) {
  const headers: Record<string, string> = { 'accept-encoding': 'identity' }
  const validator = part?.etag ?? part?.lastModified
  if (partBytes > 0 && validator !== null && validator !== undefined) {
    headers.range = `bytes=${partBytes}-`
    headers['if-range'] = validator
  } else if (whole?.etag !== null && whole?.etag !== undefined) {
    headers['if-none-match'] = whole.etag
  } else if (whole?.lastModified !== null && whole?.lastModified !== undefined) {
    headers['if-modified-since'] = whole.lastModified
  }
  return headers
}

async function checkWhole(request: DownloadRequest, part: string, totalBytes: number | null) {
  const size = await findSize(part)
  if (totalBytes !== null && size !== totalBytes) {
    throw new DownloadError(request.url, `${size} of ${totalBytes} bytes arrived`, false)
  }
  if (await isWebPage(part)) {
    throw new DownloadError(request.url, 'a web page came instead of the file', false)
  }
  await verifyArchive(part)
  if (request.contentSha256 === undefined) return
  const actual = await hashContents(part)
  if (actual !== request.contentSha256) {
    const problem = `the checksum is ${actual} and not ${request.contentSha256}`
    throw new DownloadError(request.url, problem, false)
  }
}

async function append(
  response: Response,
  part: string,
  isContinued: boolean,
  onPiece: (bytes: number) => void,
): Promise<void> {
  const output = createWriteStream(part, { flags: isContinued ? 'a' : 'w' })
  try {
    for await (const piece of response.body ?? []) {
      onPiece(piece.byteLength)
      if (!output.write(piece))
        await new Promise<void>((resolve) => output.once('drain', () => resolve()))
    }
  } finally {
    // What has arrived is kept on any failure: the next try goes on from there.
    output.end()
    await finished(output)
  }
}

/**
 * Downloads a file: goes on with a part left by an earlier try, checks the whole, and only then
 * puts it where it belongs.
 *
 * Says `unchanged` when the file is there and the server has no newer one.
 */
export async function downloadFile(request: DownloadRequest): Promise<'downloaded' | 'unchanged'> {
  const { url, file } = request
  const part = `${file}.part`
  await mkdir(dirname(file), { recursive: true })
  const partRecord = await findDownloadRecord(part)
  const canContinue = partRecord?.url === url
  const partBytes = canContinue ? await findSize(part) : 0
  const wholeRecord = await findDownloadRecord(file)

  const abort = new AbortController()
  const stallTimeoutMs = request.stallTimeoutMs ?? defaultStallTimeoutMs
  const watch = startStallWatch(stallTimeoutMs, () => {
    abort.abort(new Error(`nothing arrived for ${stallTimeoutMs / 1000} s`))
  })
  const signals = request.signal === undefined ? [abort.signal] : [abort.signal, request.signal]
  let isReached = false
  try {
    const response = await fetch(url, {
      headers: toHeaders(partBytes, canContinue ? partRecord : undefined, wholeRecord),
      signal: AbortSignal.any(signals),
    })
    isReached = true
    if (response.status === 304) return 'unchanged'
    if (response.status !== 200 && response.status !== 206) {
      await response.body?.cancel()
      // The part does not fit the file any more: the next try begins anew.
      if (response.status === 416) await rm(part, { force: true })
      throw new DownloadError(url, `the server answered ${response.status}`, false)
    }
    const isContinued = response.status === 206
    const totalBytes = findTotalBytes(response)
    const record: DownloadRecord = {
      url,
      totalBytes,
      sha256: null,
      etag: response.headers.get('etag'),
      lastModified: response.headers.get('last-modified'),
    }
    await writeDownloadRecord(part, record)
    let receivedBytes = isContinued ? partBytes : 0
    await append(response, part, isContinued, (bytes) => {
      watch.touch()
      receivedBytes += bytes
      request.onBytes?.(receivedBytes, totalBytes)
    })
    watch.stop()
    await publish(request, part, record)
    return 'downloaded'
  } catch (cause) {
    if (cause instanceof DownloadError || cause instanceof SourceError) throw cause
    const reason: unknown = abort.signal.aborted ? abort.signal.reason : cause
    throw new DownloadError(url, toDetail(reason), !isReached, { cause })
  } finally {
    watch.stop()
  }
}

/** Checks the part and renames it; a part that is wrong is thrown away, for it cannot be mended. */
async function publish(request: DownloadRequest, part: string, record: DownloadRecord) {
  try {
    await checkWhole(request, part, record.totalBytes)
  } catch (error) {
    if ((await findSize(part)) >= (record.totalBytes ?? 0)) await rm(part, { force: true })
    throw error
  }
  const sha256 = await hashFile(part)
  // The record first: a file with another's record is fetched anew, one without is not trusted.
  await writeDownloadRecord(request.file, { ...record, totalBytes: await findSize(part), sha256 })
  await rename(part, request.file)
  await rm(recordPath(part), { force: true })
}
