import { CallFailure } from './call-failure'

/** One call of a procedure, named by its path ("dict.words.listWords"). */
export interface Call {
  type: 'query' | 'mutation'
  path: string
  input: unknown
}

/** How a call is sent. */
export interface Carrier {
  getHeaders: () => Record<string, string> | Promise<Record<string, string>>
  fetch?: (address: string, init: RequestInit) => Promise<Response>
}

const root = '/api'

/** Where calls of one type that travel together are sent: what they ask stands in the address. */
export function toBatchAddress(calls: readonly Call[]): string {
  const address = `${root}/${calls.map(({ path }) => path).join(',')}?batch=1`
  if (calls[0]?.type === 'mutation') return address
  return `${address}&input=${encodeURIComponent(toBatchInput(calls))}`
}

function toBatchInput(calls: readonly Call[]): string {
  return JSON.stringify(Object.fromEntries(calls.map(({ input }, index) => [index, input])))
}

/** One request for all of them; their results, in their order. */
export async function requestBatch(calls: readonly Call[], carrier: Carrier): Promise<unknown[]> {
  const isMutation = calls[0]?.type === 'mutation'
  const body = isMutation ? toBatchInput(calls) : undefined
  const results = await send(toBatchAddress(calls), { isMutation, body }, carrier)
  // One answer for all is a refusal of the request.
  return Array.isArray(results) ? results : calls.map(() => results)
}

/** A mutation in a request of its own. */
export async function requestMutation({ path, input }: Call, carrier: Carrier): Promise<unknown> {
  const body = input === undefined ? undefined : JSON.stringify(input)
  return send(`${root}/${path}`, { isMutation: true, body }, carrier)
}

interface Content {
  isMutation: boolean
  body: string | undefined
}

async function send(
  address: string,
  { isMutation, body }: Content,
  { getHeaders, fetch: fetchAnswer = (...request) => fetch(...request) }: Carrier,
): Promise<unknown> {
  const headers = await getHeaders()
  const response = await fetchAnswer(address, {
    method: isMutation ? 'POST' : 'GET',
    headers: { ...(isMutation && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body }),
  })
  return response.json()
}

/** What a procedure answered; throws what the server says instead. */
export function readResult(result: unknown): unknown {
  const { result: found } = (result ?? {}) as { result?: { data?: unknown } }
  if (found === undefined) throw CallFailure.from(result)
  return found.data
}
