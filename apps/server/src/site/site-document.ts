import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { permissionsPolicy, toContentSecurityPolicy } from '../http/security-headers'
import { toEncodedBody } from '../procedures/kept-answer'
import { createFilledPages, type FilledPage, type FilledPages, toAnswer } from './filled-pages'
import type { DrawFirstView } from './first-view'
import { listInlineScriptHashes } from './inline-scripts'
import { type Installation, markPage } from './installation-marks'
import { createTakeStyle } from './page-style'
import type { SiteFile } from './site-files'
import { toSwitchedOffPage } from './switched-off-page'

/** A file of the build into which pages are drawn. */
export interface SiteDocument {
  /** With the screen that says that it is loading, and no more of the style sheet than that needs. */
  loading: string
  /** With nothing drawn in it. */
  switchedOff: FilledPage['answer']
  /** What is sent with it, and what its tag is made of. */
  headers: Record<string, string>
  tag: string
  pages: FilledPages
}

interface DocumentOptions {
  installation: Installation
  drawFirstView: DrawFirstView
  release: string
  siteUrl: string
}

/** Reads a document of the build, with the marks of this installation in it. */
export function openDocument(
  file: SiteFile,
  { installation, drawFirstView, release, siteUrl }: DocumentOptions,
): SiteDocument {
  const text = markPage(readFileSync(file.plainPath, 'utf8'), installation)
  const body = text.slice(text.indexOf('<body'))
  return {
    loading: createTakeStyle(text)(text, body),
    switchedOff: toAnswer(toSwitchedOffPage(text)),
    headers: {
      'content-type': file.contentType,
      'cache-control': file.cacheControl,
      vary: 'accept-encoding',
      'content-security-policy': toContentSecurityPolicy(
        listInlineScriptHashes(text),
        installation.captcha?.provider,
        installation.hasAccounts ? installation.analytics?.host : undefined,
      ),
      'permissions-policy': permissionsPolicy,
    },
    tag: [file.etag, release, siteUrl, JSON.stringify(installation)].join(),
    pages: createFilledPages(text, drawFirstView, (path) => {
      const besides = join(dirname(file.plainPath), path)
      return existsSync(besides) ? readFileSync(besides, 'utf8') : undefined
    }),
  }
}

/** The page as the browser takes it, with the headers of its document and those of its own. */
export function sendPage(
  document: SiteDocument,
  filled: FilledPage,
  { headers, more }: { headers: Headers; more: Record<string, string> },
): Response {
  const { body, encoding } = toEncodedBody(filled.answer, headers.get('accept-encoding'))
  return new Response(body, {
    status: filled.status,
    headers: {
      ...document.headers,
      ...more,
      ...(encoding !== undefined && { 'content-encoding': encoding }),
    },
  })
}

/** Weak, because the same page has other bytes in each encoding. */
export function toPageTag(key: string, { tag }: SiteDocument): string {
  const hash = createHash('sha256').update(tag).update(key).digest('base64url')
  return `W/"${hash.slice(0, 20)}"`
}
