import { agentPath } from '@kotonoha/api/agent/endpoint'
import { ownDataPath } from '@kotonoha/contract/core/user/own-data-path'
import { realtimePath } from '@kotonoha/contract/kanji/realtime-channel'
import { reviewLogPath } from '@kotonoha/contract/kanji/review-log-path'
import { Hono } from 'hono'
import type { AuthAnswerer } from './accounts/accounts-holder'
import { authPath, mailboxPath } from './accounts/auth-handler'
import { pushWorkerPaths } from './accounts/push-worker-handler'
import { metadataPaths, oauthPaths } from './agent/oauth-paths'
import type { DictionaryHolder } from './dictionary/dictionary-holder'
import { answerUnusedPath, unusedPaths } from './http/unused-paths'
import { unsubscribePath } from './notifications/unsubscribe-token'
import { stripeWebhookPath } from './payments/stripe/stripe-settings'
import { testPayPath } from './payments/test-payments/test-provider'
import { endpoint } from './procedures/call-request'
import type { ProcedureHandler } from './procedures/procedure-handler'

export interface AppParts {
  dictionaries: DictionaryHolder
  answerCall: ProcedureHandler
  answerAuth: AuthAnswerer
  answerOwnData: (request: Request) => Promise<Response>
  answerReviewLog: (request: Request) => Promise<Response>
  answerRealtime: (request: Request) => Promise<Response>
  answerAgent: (request: Request) => Promise<Response>
  answerOAuth: (request: Request, environment: object) => Promise<Response>
  answerPayments: (request: Request, environment: object) => Promise<Response>
  answerTemplates: (request: Request) => Promise<Response>
  answerPushWorker: (request: Request) => Promise<Response>
  answerUnsubscribe: (request: Request) => Promise<Response>
  answerSite: (request: Request) => Promise<Response>
}

const probeHeaders = { 'cache-control': 'no-store' }

/** What answers which address. */
export function createApp(parts: AppParts): Hono<{ Bindings: object }> {
  const { dictionaries, answerCall, answerAuth, answerOwnData, answerTemplates, answerSite } = parts
  const app = new Hono<{ Bindings: object }>()
  // By itself it would write to the console and answer in another shape than all other errors have.
  app.onError((error) => {
    throw error
  })
  app.all(`${endpoint}/*`, ({ req }) => answerCall(req.raw))
  app.all(endpoint, ({ req }) => answerCall(req.raw))
  app.all(`${authPath}/*`, ({ req, env }) => answerAuth(req.raw, env))
  app.all(mailboxPath, ({ req, env }) => answerAuth(req.raw, env))
  app.all(realtimePath, ({ req }) => parts.answerRealtime(req.raw))
  app.all(agentPath, ({ req }) => parts.answerAgent(req.raw))
  for (const path of unusedPaths) app.all(path, ({ req }) => answerUnusedPath(req.raw))
  for (const path of [...Object.values(oauthPaths), ...metadataPaths]) {
    app.all(path, ({ req, env }) => parts.answerOAuth(req.raw, env))
  }
  for (const path of [`${testPayPath}/*`, stripeWebhookPath]) {
    app.all(path, ({ req, env }) => parts.answerPayments(req.raw, env))
  }
  app.all(ownDataPath, ({ req }) => answerOwnData(req.raw))
  for (const path of Object.values(pushWorkerPaths)) {
    app.all(path, ({ req }) => parts.answerPushWorker(req.raw))
  }
  app.all(reviewLogPath, ({ req }) => parts.answerReviewLog(req.raw))
  app.all(`${unsubscribePath}/*`, ({ req }) => parts.answerUnsubscribe(req.raw))
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
  app.get('/handwriting/:file{templates-[0-9A-Za-z]+\\.bin}', ({ req }) => answerTemplates(req.raw))
  app.all('*', ({ req }) => answerSite(req.raw))
  return app
}
