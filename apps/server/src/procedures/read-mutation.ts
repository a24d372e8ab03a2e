import { TRPCError } from '@trpc/server'
import { parseJson } from './call-request'

/** Fifty answers of a study session, escaped as badly as can be, are well below. */
export const maxBodyBytes = 256 * 1024

/**
 * Reads the body of a call whole, no further than the limit, and gives the request again with a
 * body in hand; throws the error to answer when it is too long or no JSON.
 */
export async function readMutation(request: Request): Promise<Request> {
  const body = await readText(request)
  const headers = new Headers(request.headers)
  if (!headers.has('content-type')) headers.set('content-type', 'application/json')
  const isJson = headers.get('content-type')?.startsWith('application/json') ?? false
  if (isJson && body !== '') parseJson(body)
  return new Request(request.url, { method: request.method, headers, body })
}

async function readText(request: Request): Promise<string> {
  const announced = request.headers.get('content-length')
  if (announced !== null) {
    if (Number(announced) > maxBodyBytes) throw tooLarge()
    // Not longer than announced: it needs no counting, nor a stream to count in.
    return request.text()
  }
  if (request.body === null) return ''
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body) {
    length += chunk.byteLength
    if (length > maxBodyBytes) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

function tooLarge(): TRPCError {
  return new TRPCError({
    code: 'PAYLOAD_TOO_LARGE',
    message: `The body is longer than ${maxBodyBytes} bytes`,
  })
}
