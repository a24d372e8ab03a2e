import * as v from 'valibot'
import { ImportFailure } from '../import-failure'
import { page } from './wanikani-answers'

export interface WaniKaniClient {
  get: <Answer extends v.GenericSchema>(
    path: string,
    answer: Answer,
  ) => Promise<v.InferOutput<Answer>>
  /** All pages of a collection, by the ids of its resources. */
  list: <Answer extends v.GenericSchema>(
    path: string,
    answer: Answer,
  ) => Promise<Map<number, v.InferOutput<Answer>>>
}

export interface WaniKaniOptions {
  token: string
  fetch: typeof fetch
  wait: (ms: number) => Promise<void>
  /** Answers of an earlier try: what has not changed is not sent again. */
  kept: Map<string, KeptAnswer>
}

export interface KeptAnswer {
  etag: string
  body: unknown
}

const base = 'https://api.wanikani.com/v2/'
const revision = '20170710'
const minuteMs = 60_000

/** A service that is away for a moment, and one that says to wait, is asked again so often. */
const mostTries = 4

/**
 * Reads from the WaniKani API. It lets a token ask 60 times in each minute of its clock; who asks
 * too often waits for the next one.
 */
export function createWaniKaniClient(options: WaniKaniOptions): WaniKaniClient {
  let isKnown = false

  async function ask(url: string): Promise<unknown> {
    for (let tries = 1; ; tries += 1) {
      const response = await fetchOnce(url, options)
      if (response.ok || response.status === 304) {
        isKnown = true
        return keepAnswer(url, response, options.kept)
      }
      // A token that was taken once and is refused now was withdrawn meanwhile.
      if (response.status === 401) throw new ImportFailure(isKnown ? 'token-ended' : 'token-wrong')
      if (response.status === 403) throw new ImportFailure('token-refused')
      const isPassing = response.status === 429 || response.status >= 500
      if (!isPassing || tries === mostTries) throw new ImportFailure('wanikani-away')
      await options.wait(toWaitMs(response))
    }
  }

  return {
    async get(path, answer) {
      return parse(answer, await ask(base + path))
    },
    async list(path, answer) {
      const all = new Map<number, v.InferOutput<typeof answer>>()
      for (let url: string | null = base + path; url !== null; ) {
        // The token goes nowhere else, whatever an answer names as the next page.
        if (!url.startsWith(base)) throw new ImportFailure('wanikani-away')
        const read: v.InferOutput<typeof page> = parse(page, await ask(url))
        for (const each of read.data) all.set(each.id, parse(answer, each.data))
        url = read.pages.next_url
      }
      return all
    },
  }
}

async function fetchOnce(url: string, { fetch, token, kept }: WaniKaniOptions): Promise<Response> {
  const known = kept.get(url)
  const headers = {
    authorization: `Bearer ${token}`,
    'wanikani-revision': revision,
    ...(known !== undefined && { 'if-none-match': known.etag }),
  }
  try {
    return await fetch(url, { headers, referrerPolicy: 'no-referrer', credentials: 'omit' })
  } catch {
    throw new ImportFailure('network')
  }
}

async function keepAnswer(
  url: string,
  response: Response,
  kept: Map<string, KeptAnswer>,
): Promise<unknown> {
  const known = kept.get(url)
  if (response.status === 304 && known !== undefined) return known.body
  const body: unknown = await response.json().catch(() => {
    throw new ImportFailure('network')
  })
  const etag = response.headers.get('etag')
  if (etag !== null) kept.set(url, { etag, body })
  return body
}

/** The limit is counted by the minutes of the server's clock, which its `Date` shows. */
function toWaitMs(response: Response): number {
  const atMs = Date.parse(response.headers.get('date') ?? '')
  return Number.isNaN(atMs) ? minuteMs : minuteMs - (atMs % minuteMs)
}

function parse<Answer extends v.GenericSchema>(
  answer: Answer,
  value: unknown,
): v.InferOutput<Answer> {
  const parsed = v.safeParse(answer, value)
  if (!parsed.success) throw new ImportFailure('wanikani-away')
  return parsed.output
}
