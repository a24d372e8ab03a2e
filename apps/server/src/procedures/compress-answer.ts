import { chooseEncoding, compressAside, minBytesToCompress } from '../http/content-encoding'

/** Compresses an answer that nobody keeps: a long list of a learner's, or a legal text. */
export async function compressAnswer(request: Request, response: Response): Promise<Response> {
  const encoding = chooseEncoding(request.headers.get('accept-encoding'))
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
  if (encoding === undefined || !isJson) return response
  const plain = new Uint8Array(await response.arrayBuffer())
  const { status } = response
  const headers = new Headers(response.headers)
  headers.append('vary', 'accept-encoding')
  if (plain.byteLength < minBytesToCompress) return new Response(plain, { status, headers })
  headers.set('content-encoding', encoding)
  return new Response(await compressAside(plain, encoding), { status, headers })
}
