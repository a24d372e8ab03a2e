import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { copyTinyDictionary } from '@kotonoha/dictionary-db/testing/build-for-tests'
import { afterAll, beforeAll } from 'vitest'
import { type AccountsHolder, noAccounts } from '../accounts/accounts-holder'
import { createLog } from '../log'
import { type RunningServer, startServer } from '../start-server'
import { createTemporaryFolders } from './temporary-folders'

/** The page as its source is: what the server writes into it, it must find there. */
const pageOfSite = readFileSync(join(import.meta.dirname, '../../../web/index.html'), 'utf8')

export interface TinyServer {
  /** Asks the server; the path begins with a slash. */
  ask: (path: string, init?: RequestInit) => Promise<Response>
  /** As the flag does from afar. */
  switchOff: (isOff: boolean) => void
  /** What the server logged so far. */
  logged: () => string
}

interface TinyServerOptions {
  /** Asked when the server is started. */
  accounts?: () => AccountsHolder
  /** Of the built site, beside its page: contents by path. */
  siteFiles?: Record<string, string>
}

/** To be called at the top of a test file: a whole server on the tiny dictionary for its tests. */
export function createTinyServer({
  accounts = () => noAccounts,
  siteFiles = {},
}: TinyServerOptions = {}): TinyServer {
  const makeFolder = createTemporaryFolders()
  const lines: string[] = []
  let isSwitchedOff = false
  let server: RunningServer | undefined
  beforeAll(async () => {
    const dataFolder = makeFolder()
    copyTinyDictionary(dataFolder)
    const siteFolder = makeFolder()
    for (const [path, content] of Object.entries({ 'index.html': pageOfSite, ...siteFiles })) {
      mkdirSync(dirname(join(siteFolder, path)), { recursive: true })
      writeFileSync(join(siteFolder, path), content)
    }
    server = await startServer({
      port: 0,
      host: '127.0.0.1',
      dataFolder,
      accounts: accounts(),
      installation: { hasAccounts: false, mail: 'waiting' },
      killSwitch: { isOn: () => isSwitchedOff, stop: () => {} },
      siteUrl: 'https://kotonoha.example',
      siteFolder,
      release: 'test',
      log: createLog({
        level: 'debug',
        format: 'json',
        write: (text) => lines.push(text),
        now: () => new Date(0),
      }),
      stopTimeoutMs: 1000,
      dictionaryPollIntervalMs: 1000,
    })
  })
  afterAll(() => server?.stop())
  return {
    ask: (path, init) => fetch(`http://127.0.0.1:${server?.port}${path}`, init),
    switchOff: (isOff) => {
      isSwitchedOff = isOff
    },
    logged: () => lines.join(''),
  }
}

/** The path of a query with its input, as the site's client writes it. */
export function toQueryPath(procedure: string, input?: unknown): string {
  const query = input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`
  return `/api/${procedure}${query}`
}

/** The path of a batch of queries. */
export function toBatchPath(calls: [procedure: string, input?: unknown][]): string {
  const names = calls.map(([procedure]) => procedure).join(',')
  const inputs = Object.fromEntries(calls.map(([, input], index) => [index, input]))
  return `/api/${names}?batch=1&input=${encodeURIComponent(JSON.stringify(inputs))}`
}
