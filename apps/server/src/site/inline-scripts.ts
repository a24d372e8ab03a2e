import { createHash } from 'node:crypto'

/**
 * The scripts within a page, as a content policy names them: by the hash of their text. They are
 * the build's own; whatever else came into the page has another hash and does not run.
 */
export function listInlineScriptHashes(page: string): string[] {
  return [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => {
    const hash = createHash('sha256').update(text).digest('base64')
    return `'sha256-${hash}'`
  })
}
