import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openOwnData } from '@kotonoha/api/own-data/open-own-data'
import { openReviewLog } from '@kotonoha/api/own-data/open-review-log'
import { createCurriculumIndex } from '@kotonoha/api/study/curriculum-index'
import { type Dictionary, openDictionary } from '@kotonoha/dictionary-db/open-dictionary'
import type { AccountsHolder } from './accounts/accounts-holder'
import { createAuthHandler } from './accounts/auth-handler'
import { createDownloadHandler } from './accounts/download-handler'
import { createPaymentsHandler } from './accounts/payments-handler'
import { createPushWorkerHandler } from './accounts/push-worker-handler'
import { createRealtimeHandler, endRealtime } from './accounts/realtime-handler'
import { createUnsubscribeHandler } from './accounts/unsubscribe-handler'
import { createAgentHandler } from './agent/agent-handler'
import { createOAuthHandler } from './agent/oauth-handler'
import { createApp } from './app'
import { createDictionaryHolder } from './dictionary/dictionary-holder'
import { createTemplatesHandler } from './handwriting/templates-handler'
import { startHttpServer } from './http/http-server'
import type { KillSwitch } from './kill-switch/kill-switch'
import type { Log } from './log'
import { createAnswerAtOnce } from './procedures/answer-at-once'
import { createCacheableAnswers } from './procedures/cacheable-answers'
import { createProcedureHandler } from './procedures/procedure-handler'
import { warmUp } from './procedures/warm-up'
import type { Installation } from './site/installation-marks'
import { createSiteHandler } from './site/site-handler'

export interface ServerOptions {
  port: number
  host: string | undefined
  dataFolder: string
  /** Stopped with the server. */
  accounts: AccountsHolder
  installation: Installation
  /** Stopped with the server. */
  killSwitch: KillSwitch
  /** Address of the site, as people type it. */
  siteUrl: string
  /** False: browsers that have the service worker let go of it. */
  hasServiceWorker?: boolean
  /** The built site. */
  siteFolder: string
  /** Differs between releases of the product. */
  release: string
  log: Log
  stopTimeoutMs: number
  dictionaryPollIntervalMs: number
}

export interface RunningServer {
  port: number
  /** Lets requests under way finish, then closes the accounts and the dictionary. */
  stop(): Promise<void>
}

/** Puts the parts together and listens. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { log, release, accounts, killSwitch } = options
  const dictionaryFolder = join(options.dataFolder, 'dictionary')
  const dictionaries = createDictionaryHolder({
    path: join(dictionaryFolder, 'dictionary.sqlite'),
    open: (path) => openWarmDictionary(path, { hasLearners: accounts.find() !== undefined }),
    log,
    pollIntervalMs: options.dictionaryPollIntervalMs,
  })
  const answerSite = openWithFirstRequest(() =>
    createSiteHandler({
      folder: options.siteFolder,
      dictionaries,
      accounts,
      installation: options.installation,
      isSwitchedOff: killSwitch.isOn,
      siteUrl: options.siteUrl,
      release,
      now: () => new Date(),
      log,
      hasServiceWorker: options.hasServiceWorker ?? true,
    }),
  )
  const cacheableAnswers = createCacheableAnswers(release)
  const app = createApp({
    dictionaries,
    answerCall: createProcedureHandler({
      dictionaries,
      accounts,
      isSwitchedOff: killSwitch.isOn,
      cacheableAnswers,
      log,
    }),
    answerAuth: createAuthHandler(accounts),
    answerOwnData: createDownloadHandler({
      accounts,
      log,
      name: 'own data',
      contentType: 'application/zip',
      open: openOwnData,
    }),
    answerReviewLog: createDownloadHandler({
      accounts,
      log,
      name: 'review log',
      contentType: 'text/csv; charset=utf-8',
      open: openReviewLog,
    }),
    answerRealtime: createRealtimeHandler(accounts),
    answerOAuth: createOAuthHandler({ accounts, log }),
    answerAgent: createAgentHandler({ accounts, dictionaries, release, log }),
    answerPayments: createPaymentsHandler(accounts),
    answerTemplates: createTemplatesHandler({
      path: join(dictionaryFolder, 'handwriting.bin'),
      dictionaries,
    }),
    answerPushWorker: createPushWorkerHandler(accounts),
    answerUnsubscribe: createUnsubscribeHandler(accounts),
    answerSite,
  })
  const { port, host, stopTimeoutMs } = options
  const server = await startHttpServer({
    answerAtOnce: createAnswerAtOnce(dictionaries, cacheableAnswers),
    fetch: app.fetch,
    port,
    host,
    stopTimeoutMs,
    log,
  })
  void drawAhead(answerSite)
  return {
    port: server.port,
    async stop() {
      killSwitch.stop()
      await endRealtime(accounts)
      await server.stop()
      await accounts.stop()
      dictionaries.close()
    },
  }
}

type Answer = (request: Request) => Promise<Response>

/**
 * Reading the site's documents and loading what draws them takes an eighth of a start, and whether the
 * server is ready does not hang on them: the first who asks for a page, or `drawAhead`, begins it.
 */
function openWithFirstRequest(open: () => Answer): Answer {
  let answer: Answer | undefined
  return async (request) => {
    answer ??= open()
    return answer(request)
  }
}

/** The first questions need no waiting for anything outside, so they are over before a request comes in. */
function openWarmDictionary(path: string, { hasLearners }: { hasLearners: boolean }): Dictionary {
  const dictionary = openDictionary(path)
  void readAhead(dictionary, hasLearners)
  return dictionary
}

async function readAhead(dictionary: Dictionary, hasLearners: boolean): Promise<void> {
  await warmUp(dictionary)
  try {
    // Read in one piece, for which nobody who studies shall keep all others waiting.
    if (hasLearners) createCurriculumIndex(dictionary)
  } catch {
    // It was replaced and closed meanwhile; whatever else is wrong, the first who studies is told.
  }
}

const pauseBeforeDrawingMs = 100

/** Where people arrive from outside. */
const firstPages = ['/landing/kanji', '/app/dict']

/**
 * Draws them before anybody asks: the first drawing of a process takes seconds, until its code is
 * compiled and the dictionary's pages are in memory.
 */
async function drawAhead(answerSite: Answer): Promise<void> {
  const headers = { 'accept-encoding': 'br' }
  for (const path of firstPages) {
    // Whoever waited for the start is answered first, and who asks meanwhile between them.
    await pause(pauseBeforeDrawingMs)
    await answerSite(new Request(`http://localhost${path}`, { headers })).catch(() => undefined)
  }
}
