import type { Offer } from './offer'

/**
 * The agreement between the server and `first-view.mjs`, the part of the built site that draws a
 * page where there is no browser. The server loads it as a file: nothing of the site's code is
 * built into the server.
 */
export interface FirstViewModule {
  drawFirstView(page: AskedPage): Promise<FirstView | undefined>
}

/** The paths of the site's pages; `:` stands for one piece of any text. */
export type PagePaths = readonly string[]

/** A page that somebody asked the server for. */
export interface AskedPage {
  /** Path and search, as they stand in the address. */
  address: string
  /** What the page says about this installation in its `meta` elements, by their names. */
  marks: Readonly<Record<string, string>>
  /** Every calendar date that is today for somebody, such as `2026-04-01`. */
  datesOfToday: readonly string[]
  answerCall: AnswerCall
  /** What can be bought; undefined where nothing is sold, and while it is not known. */
  offer?: Offer | undefined
}

/** Answers a query of the procedures where the dictionary is, without a network. */
export type AnswerCall = (procedure: string, input: unknown) => Promise<CallOutcome>

/** What the wire carries: the answer, or the error in the shape of the procedures. */
export type CallOutcome = { data: unknown } | { error: CallError }

export interface CallError {
  message: string
  code: number
  data: { code: string; httpStatus: number }
}

/** A page as it is before its code runs. */
export interface FirstView {
  /** 404 where the page says that there is nothing at its address. */
  status: 200 | 404
  /** Of which path it is, as the site's router writes it: an address may lead on to another. */
  path: string
  /** What stands in the page's root. */
  html: string
  title: string
  /** Undefined where the page has no words of its own for lists of search results. */
  description: string | undefined
  /** What the page asked to be drawn, so that it need not ask again when its code runs. */
  answers: readonly FirstAnswer[]
  /** What the page is about in the words of schema.org, for search engines. */
  structuredData?: object
}

/** A call with its answer; the site's `take-first-answers.ts` reads it. */
export interface FirstAnswer {
  procedure: string
  /** `infinite` for the first page of a list that goes on. */
  type: 'query' | 'infinite'
  input: unknown
  data: unknown
}

/** A Japanese face of a page that the server drew, and the slices of it that its letters need. */
export interface PageFace {
  family: string
  /** As a style sheet says it: `400`, or `100 900`. */
  weight: string
  /** Address of each, and the letters of the page that it has, in the order in which they come. */
  slices: readonly (readonly [address: string, letters: string])[]
}
