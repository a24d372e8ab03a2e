import type { ServerResponse } from 'node:http'
import type { Bytes } from './content-encoding'

/** An answer that is whole. */
export interface PlainAnswer {
  status: number
  /** Name, value, name, value …, each name once and in small letters. */
  headers: readonly string[]
  body: Bytes | null
}

export function toResponse({ status, headers, body }: PlainAnswer): Response {
  const named: Record<string, string> = {}
  for (let at = 0; at < headers.length; at += 2) named[headers[at] ?? ''] = headers[at + 1] ?? ''
  return new Response(body, { status, headers: named })
}

/** Sends it with more headers, and with none of the machinery that a `Response` needs. */
export function sendAnswer(
  outgoing: ServerResponse,
  { status, headers, body }: PlainAnswer,
  more: readonly string[],
): void {
  const all = [...more, ...headers]
  if (body !== null) all.push('content-length', String(body.byteLength))
  outgoing.writeHead(status, all).end(body)
}
