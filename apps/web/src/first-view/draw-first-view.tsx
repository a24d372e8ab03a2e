import { AsyncLocalStorage } from 'node:async_hooks'
import { text } from 'node:stream/consumers'
import type { AnswerCall, AskedPage, FirstView } from '@kotonoha/contract/site/first-view'
import type { QueryClient } from '@tanstack/react-query'
import { createRequestHandler } from '@tanstack/react-router/ssr/server'
import { prerenderToNodeStream } from 'react-dom/static'
import { setAnswerer } from '../api/answer-here'
import { createQueryClient } from '../api/query-client'
import { landingPath } from '../pages/landing/kanji/describe-landing'
import { createSiteRouter } from '../router'
import { setMarks } from '../session/installation'
import { Site } from '../site'
import { describeWindow } from './describe-window'
import { drawLanding } from './draw-landing'
import { findWhere } from './drawn-pages'
import { answerWaiting, listAnswers } from './first-answers'
import { makeInert } from './inert-controls'

/** Pages are drawn beside each other while they wait for their answers: each has its own. */
const answering = new AsyncLocalStorage<AnswerCall>()
setAnswerer(() => answering.getStore())

let pagesUnderWay = 0

/**
 * While such a storage is in use, Node (20 and 22) follows every promise and every callback of the
 * process for it: those of all other requests too, which have no need of it.
 */
async function answerBy<Drawn>(call: AnswerCall, work: () => Promise<Drawn>): Promise<Drawn> {
  pagesUnderWay += 1
  try {
    return await answering.run(call, work)
  } finally {
    pagesUnderWay -= 1
    if (pagesUnderWay === 0) answering.disable()
  }
}

/** A tab's own address follows the page's; a page that leads on and on is left to the browser. */
const maxRedirects = 3

/** Some answers bring a part of the page that asks again: sentences come with words that were found. */
const maxRounds = 2

/**
 * The page of an address, drawn by its own components where there is no browser, signed in as
 * nobody. Undefined for pages that are somebody's own, and where the address leads to one.
 */
export async function drawFirstView(page: AskedPage): Promise<FirstView | undefined> {
  setMarks(page.marks)
  let address: string | undefined = page.address
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const where = findWhere(address)
    if (where === undefined) return undefined
    if (where.pathname === landingPath) return drawLanding(page)
    const drawn = await answerBy(page.answerCall, () => drawAt(where, page.datesOfToday))
    if (drawn.kind === 'drawn') return drawn.view
    address = drawn.address
  }
  return undefined
}

type Drawn = { kind: 'drawn'; view: FirstView | undefined } | { kind: 'moved'; address: string }

async function drawAt(where: URL, datesOfToday: readonly string[]): Promise<Drawn> {
  const queryClient = createQueryClient({ maxRetries: 0 })
  const answer = createRequestHandler({
    request: new Request(where),
    createRouter: () => createSiteRouter({ queryClient, drawnAhead: { datesOfToday } }),
  })
  let view: FirstView | undefined
  const response = await answer(async ({ router }) => {
    view = await drawRouter(router, queryClient)
    return new Response()
  })
  const address = response.headers.get('location')
  return address === null ? { kind: 'drawn', view } : { kind: 'moved', address }
}

async function drawRouter(
  router: ReturnType<typeof createSiteRouter>,
  queryClient: QueryClient,
): Promise<FirstView | undefined> {
  const matches = router.state.matches
  // What went wrong may go well when the browser asks.
  if (matches.some(({ status }) => status === 'error')) return undefined
  await answerWaiting(queryClient)
  let drawn = await draw(router, queryClient)
  // What a page asks while it is drawn, and not before, is asked now, and the page drawn with it.
  for (let round = 0; round < maxRounds && (await answerWaiting(queryClient)); round += 1) {
    drawn = await draw(router, queryClient)
  }
  return {
    ...describeWindow(matches),
    path: router.state.location.pathname,
    html: makeInert(drawn),
    answers: listAnswers(queryClient),
  }
}

/** Throws what goes wrong in drawing, of which a page in a browser would show the rest. */
async function draw(
  router: ReturnType<typeof createSiteRouter>,
  queryClient: QueryClient,
): Promise<string> {
  const failures: unknown[] = []
  const { prelude } = await prerenderToNodeStream(
    <Site router={router} queryClient={queryClient} />,
    {
      onError: (failure) => void failures.push(failure),
      // No part of the page comes later by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  )
  const html = await text(prelude)
  if (failures.length > 0) throw failures[0]
  return html
}
