import { TRPCError } from '@trpc/server'

/** The path that all procedures are under. */
export const endpoint = '/api'

/** Longer addresses are refused; the site's client splits its batches well below. */
export const maxUrlLength = 8192

/** The site asks for at most a handful of things at once. */
export const maxCallsPerBatch = 20

/** What an address asks for, as far as it can be told without calling anything. */
export interface CallRequest {
  /** Names of the procedures, such as `dict.kanji.getRelated`. */
  procedureNames: string[]
  /** Whether they are a batch, whose input and answer are by the number of the call. */
  isBatch: boolean
  /** What stood in the address as JSON; undefined where nothing did. */
  input: unknown
  /** The address below the origin as it was sent: the key under which an answer is kept. */
  target: string
}

/** A batch answered line by line as each is ready: nothing to keep. */
export function asksForStream(accept: string | null | undefined): boolean {
  return accept?.includes('application/jsonl') ?? false
}

/** Takes the address of a call apart, as `parseCallTarget` does what is below its origin. */
export function parseCallRequest(url: string): CallRequest {
  return parseCallTarget(url.slice(url.indexOf('/', url.indexOf('//') + 2)))
}

/**
 * Takes what is asked for below the origin apart; throws the error to answer when it is too long, asks for too
 * much at once, or is not well-formed.
 */
export function parseCallTarget(target: string): CallRequest {
  if (target.length > maxUrlLength) {
    throw new TRPCError({
      code: 'PAYLOAD_TOO_LARGE',
      message: `The address is longer than ${maxUrlLength} characters`,
    })
  }
  const [path, query] = splitOnce(target, '?')
  const names = decode(path.slice(endpoint.length + 1), 'path')
  const parameters = new Map(query.split('&').map((each) => splitOnce(each, '=')))
  const isBatch = parameters.get('batch') === '1'
  const procedureNames = isBatch ? names.split(',') : [names]
  if (procedureNames.length > maxCallsPerBatch) {
    throw new TRPCError({
      code: 'PAYLOAD_TOO_LARGE',
      message: `A batch has at most ${maxCallsPerBatch} calls, this one has ${procedureNames.length}`,
    })
  }
  const inputText = parameters.get('input')
  const input = inputText ? parseJson(decode(inputText.replaceAll('+', ' '), 'input')) : undefined
  return { procedureNames, isBatch, input, target }
}

/** Throws PARSE_ERROR unless the text is JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new TRPCError({ code: 'PARSE_ERROR', message: 'input: not well-formed JSON' })
  }
}

function decode(text: string, what: string): string {
  if (!text.includes('%')) return text
  try {
    return decodeURIComponent(text)
  } catch {
    throw new TRPCError({ code: 'PARSE_ERROR', message: `${what}: bad percent-encoding` })
  }
}

function splitOnce(text: string, separator: string): [before: string, after: string] {
  const at = text.indexOf(separator)
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}
