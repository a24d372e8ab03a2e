import { join } from 'node:path'
import { openDictionary } from '@kotonoha/dictionary-db/open-dictionary'
import { createDictionaryHolder } from './dictionary/dictionary-holder'
import { createApp } from './http/app'
import { startHttpServer } from './http/http-server'
import type { Log } from './log'
import { createProcedureHandler } from './procedures/procedure-handler'
import { createSiteHandler } from './site/site-handler'

export interface ServerOptions {
  port: number
  host: string | undefined
  dataFolder: string
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
  /** Lets requests under way finish, then closes the dictionary. */
  stop(): Promise<void>
}

/** Puts the parts together and listens. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { log, release } = options
  const dictionaries = createDictionaryHolder({
    path: join(options.dataFolder, 'dictionary', 'dictionary.sqlite'),
    open: openDictionary,
    log,
    pollIntervalMs: options.dictionaryPollIntervalMs,
  })
  const app = createApp({
    dictionaries,
    answerCall: createProcedureHandler({ dictionaries, release, log }),
    answerSite: createSiteHandler(options.siteFolder),
  })
  const { port, host, stopTimeoutMs } = options
  const server = await startHttpServer({ fetch: app.fetch, port, host, stopTimeoutMs, log })
  return {
    port: server.port,
    async stop() {
      await server.stop()
      dictionaries.close()
    },
  }
}
