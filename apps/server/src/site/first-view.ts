import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { appRouter } from '@kotonoha/api/app-router'
import type { Context } from '@kotonoha/api/context'
import type {
  AnswerCall,
  AskedPage,
  CallOutcome,
  FirstView,
  FirstViewModule,
} from '@kotonoha/contract/site/first-view'
import { callTRPCProcedure, TRPCError } from '@trpc/server'
import { toErrorShape } from '../http/wire-error'
import type { Log } from '../log'
import { importModule } from './import-module'

/** The build puts it where no file is served from: names that begin with a dot are not. */
const fileOfSite = '.server/first-view.mjs'

/** Draws the page of an address; undefined where its loading screen must do. */
export type DrawFirstView = (
  page: Pick<AskedPage, 'address' | 'datesOfToday' | 'offer'>,
  from: AnswersFrom,
) => Promise<FirstView | undefined>

/** What answers the page's questions: nobody is signed in, and accounts are for shared lists only. */
export type AnswersFrom = Required<Pick<Context, 'dictionary'>> & Pick<Context, 'accounts'>

/**
 * What draws the site's pages before their code runs: a file of the built site, loaded while the
 * server starts. Without it, or where it fails, a page is its loading screen until its code runs.
 */
export function createFirstViews(
  folder: string,
  marks: Readonly<Record<string, string>>,
  log: Log,
): DrawFirstView {
  const loading = loadModule(join(folder, fileOfSite)).catch((error: unknown) => {
    log.error('pages are not drawn before their code runs', { error: String(error) })
    return undefined
  })
  return async (page, from) => {
    const answerCall: AnswerCall = (procedure, input) => answer(procedure, input, from)
    try {
      const site = await loading
      return await site?.drawFirstView({ ...page, marks, answerCall })
    } catch (error) {
      // Not the address: it may hold what somebody typed.
      log.error('a page could not be drawn', { error: String(error) })
      return undefined
    }
  }
}

async function loadModule(path: string): Promise<FirstViewModule | undefined> {
  if (!existsSync(path)) return undefined
  return (await importModule(pathToFileURL(path).href)) as FirstViewModule
}

async function answer(procedure: string, input: unknown, ctx: AnswersFrom): Promise<CallOutcome> {
  try {
    const data: unknown = await callTRPCProcedure({
      router: appRouter,
      path: procedure,
      type: 'query',
      ctx,
      getRawInput: () => Promise.resolve(input),
      signal: undefined,
      batchIndex: 0,
    })
    return { data }
  } catch (error) {
    if (error instanceof TRPCError) return { error: toErrorShape(error) }
    throw error
  }
}
