import type { Request } from 'playwright-core'

/**
 * The addresses of requests that carry a call of the procedure. Calls of the same moment travel in
 * one request, so it need not be the only one, nor the first.
 */
export function callsOf(procedure: string): RegExp {
  return new RegExp(`/api/([^?]*,)?${procedure.replaceAll('.', '\\.')}([,?]|$)`)
}

/** What a request tells one procedure, whatever else travels with it. */
export function findTold(request: Request, procedure: string): string {
  const { pathname, searchParams } = new URL(request.url())
  const body = request.postData() ?? ''
  if (!searchParams.has('batch')) return body
  const place = pathname.replace('/api/', '').split(',').indexOf(procedure)
  return JSON.stringify(JSON.parse(body)[place])
}
