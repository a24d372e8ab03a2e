/**
 * Browsers let calls that outlive their page carry 64 KiB together (Fetch standard, 4.6). A
 * character is three bytes at most here, and another such call may be under way.
 */
const longestBody = 10_000

interface Call extends Omit<RequestInit, 'body' | 'signal'> {
  body?: BodyInit | Uint8Array<ArrayBuffer> | null | undefined
  signal?: AbortSignal | null | undefined
}

/** What a learner did reaches the server, also where the page is closed meanwhile. */
export function fetchOutliving(
  address: string | URL | Request,
  call: Call = {},
): Promise<Response> {
  const { body = null, signal = null, ...rest } = call
  const keepalive = typeof body === 'string' && body.length <= longestBody
  return fetch(address, {
    ...rest,
    ...(body !== null && { body }),
    ...(signal !== null && { signal }),
    keepalive,
  })
}
