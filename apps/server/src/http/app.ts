import { Hono } from 'hono'
import type { DictionaryHolder } from '../dictionary/dictionary-holder'
import { endpoint } from '../procedures/call-request'
import type { ProcedureHandler } from '../procedures/procedure-handler'

export interface AppParts {
  dictionaries: DictionaryHolder
  answerCall: ProcedureHandler
  answerSite: (request: Request) => Promise<Response>
}

const probeHeaders = { 'cache-control': 'no-store' }

/** What answers which address. */
export function createApp({ dictionaries, answerCall, answerSite }: AppParts): Hono {
  const app = new Hono()
  app.all(`${endpoint}/*`, ({ req }) => answerCall(req.raw))
  app.all(endpoint, ({ req }) => answerCall(req.raw))
  // The process lives.
  app.get('/health', (context) => context.json({ status: 'live' }, 200, probeHeaders))
  // It can answer: a load balancer sends visitors here only then.
  app.get('/ready', (context) => {
    const lease = dictionaries.lease()
    lease?.release()
    if (lease === undefined) {
      return context.json({ status: 'no dictionary' }, 503, probeHeaders)
    }
    const { version } = lease.dictionary
    return context.json({ status: 'ready', dictionaryVersion: version }, 200, probeHeaders)
  })
  app.all('*', ({ req }) => answerSite(req.raw))
  return app
}
