import type { BrowserContext, Request } from 'playwright-core'

/** Follows what is asked of the server from now on; tells how many of these calls have no answer yet. */
export function countUnanswered(context: BrowserContext): () => number {
  const unanswered = new Set<Request>()
  context.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) unanswered.add(request)
  })
  const forget = (request: Request) => unanswered.delete(request)
  context.on('requestfinished', forget)
  context.on('requestfailed', forget)
  return () => unanswered.size
}
