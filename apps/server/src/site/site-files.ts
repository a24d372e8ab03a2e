import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, sep } from 'node:path'
import type { ContentEncoding } from '../http/content-encoding'
import { findWorkerPolicy } from '../http/security-headers'

/** A file of the built site. */
export interface SiteFile {
  contentType: string
  etag: string
  cacheControl: string
  /** Of a worker; undefined for every other file. */
  policy: string | undefined
  /** Where its bytes are: as they are, and compressed by the build where that pays. */
  plainPath: string
  encodedPaths: Partial<Record<ContentEncoding, string>>
}

const contentTypes: Partial<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
}

/** The bundler puts a hash of the contents into every name below this. */
const hashedFolder = '/assets/'

const encodingSuffixes = { br: '.br', gzip: '.gz' } as const satisfies Record<
  ContentEncoding,
  string
>

/**
 * The files of the site by their path on the wire. They are listed once: only what is listed can
 * be asked for, so no path can lead out of the folder.
 */
export function listSiteFiles(folder: string): Map<string, SiteFile> {
  if (!existsSync(folder)) return new Map()
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .flatMap((entry) =>
      entry.isFile() ? [join(entry.parentPath, entry.name).slice(folder.length)] : [],
    )
    // What begins with a dot is a note of the build to itself.
    .filter((name) => !name.includes(`${sep}.`))
  const all = new Set(names)
  const isCompressedCopy = (name: string) =>
    Object.values(encodingSuffixes).some(
      (suffix) => name.endsWith(suffix) && all.has(name.slice(0, -suffix.length)),
    )
  return new Map(
    names
      .filter((name) => !isCompressedCopy(name))
      .map((name) => [name.replaceAll(sep, '/'), toSiteFile(folder, name, all)]),
  )
}

function toSiteFile(folder: string, name: string, all: Set<string>): SiteFile {
  const encodedPaths: SiteFile['encodedPaths'] = {}
  for (const encoding of ['br', 'gzip'] as const) {
    const copy = name + encodingSuffixes[encoding]
    if (all.has(copy)) encodedPaths[encoding] = join(folder, copy)
  }
  const path = name.replaceAll(sep, '/')
  const isHashed = path.startsWith(hashedFolder)
  return {
    contentType: contentTypes[extname(name)] ?? 'application/octet-stream',
    etag: `W/"${isHashed ? path.slice(hashedFolder.length) : hashOf(join(folder, name))}"`,
    cacheControl: cacheControlOf(path, isHashed),
    policy: findWorkerPolicy(path),
    plainPath: join(folder, name),
    encodedPaths,
  }
}

function cacheControlOf(path: string, isHashed: boolean): string {
  if (isHashed) return 'public, max-age=31536000, immutable'
  // A page names the hashed files of its release, so it is asked for again each time.
  // The service worker decides what is kept of a release.
  const isOfRelease = path.endsWith('.html') || path.startsWith('/service-worker')
  return isOfRelease ? 'no-cache' : 'public, max-age=600, stale-while-revalidate=86400'
}

function hashOf(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('base64url').slice(0, 16)
}
