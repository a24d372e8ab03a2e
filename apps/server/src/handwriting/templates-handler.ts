import { readFile, stat } from 'node:fs/promises'
import type { DictionaryHolder } from '../dictionary/dictionary-holder'
import type { Bytes } from '../http/content-encoding'
import { isUnchanged } from '../http/entity-tag'
import { type KeptAnswer, toEncodedBody } from '../procedures/kept-answer'

export interface TemplatesHandlerOptions {
  /** The file that the dictionary builder writes beside the dictionary. */
  path: string
  dictionaries: Pick<DictionaryHolder, 'lease'>
}

interface HeldTemplates {
  /** Differs whenever another file stands at the path. */
  tag: string
  answer: KeptAnswer
}

const forEver = 'public, max-age=31536000, immutable'

/**
 * Sends what drawings are compared with. The site asks for it under the version of the dictionary
 * (`/handwriting/templates-0123456789abcdef.bin`), so a browser that has it never asks again.
 */
export function createTemplatesHandler({
  path,
  dictionaries,
}: TemplatesHandlerOptions): (request: Request) => Promise<Response> {
  let held: HeldTemplates | undefined

  async function read(): Promise<HeldTemplates | undefined> {
    const status = await stat(path).catch(() => undefined)
    if (status?.isFile() !== true) return undefined
    const tag = `W/"${status.size.toString(36)}-${Math.round(status.mtimeMs).toString(36)}"`
    if (held?.tag === tag) return held
    const plain: Bytes = new Uint8Array(await readFile(path))
    held = { tag, answer: { plain, encoded: {} } }
    return held
  }

  return async (request) => {
    const templates = await read()
    if (templates === undefined) {
      return new Response('No handwriting templates: run npm run dictionary:build\n', {
        status: 404,
        headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
      })
    }
    const headers: Record<string, string> = {
      'content-type': 'application/octet-stream',
      'cache-control': isOfPresentDictionary(request.url) ? forEver : 'no-cache',
      etag: templates.tag,
      vary: 'accept-encoding',
    }
    if (isUnchanged(request.headers.get('if-none-match'), templates.tag)) {
      return new Response(null, { status: 304, headers })
    }
    const acceptEncoding = request.headers.get('accept-encoding')
    const { body, encoding } = toEncodedBody(templates.answer, acceptEncoding)
    if (encoding !== undefined) headers['content-encoding'] = encoding
    return new Response(body, { headers })
  }

  function isOfPresentDictionary(url: string): boolean {
    const lease = dictionaries.lease()
    lease?.release()
    const version = lease?.dictionary.version
    return version !== undefined && new URL(url).pathname.endsWith(`-${version}.bin`)
  }
}
