import { type Call, type Carrier, readResult, requestBatch, toBatchAddress } from './request'

/** Short enough for every proxy and cache on the way, and below the server's own limit. */
const longestAddress = 2000

const mostTogether = 10

interface Waiting {
  call: Call
  resolve: (answer: unknown) => void
  reject: (failure: unknown) => void
}

/** Sends calls that are made in the same moment in one request, queries apart from mutations. */
export function createBatch(carrier: Carrier): (call: Call) => Promise<unknown> {
  const waiting: Record<Call['type'], Waiting[]> = { query: [], mutation: [] }

  function dispatch(type: Call['type']) {
    for (const together of cutIntoRequests(waiting[type].splice(0))) void sendAll(together, carrier)
  }

  return (call) =>
    new Promise((resolve, reject) => {
      const alike = waiting[call.type]
      if (alike.length === 0) setTimeout(() => dispatch(call.type))
      alike.push({ call, resolve, reject })
    })
}

function cutIntoRequests(waiting: readonly Waiting[]): Waiting[][] {
  const requests: Waiting[][] = []
  for (const each of waiting) {
    const last = requests.at(-1)
    if (last && fitsTogether([...last, each])) last.push(each)
    else requests.push([each])
  }
  return requests
}

function fitsTogether(waiting: readonly Waiting[]): boolean {
  if (waiting.length > mostTogether) return false
  return toBatchAddress(waiting.map(({ call }) => call)).length <= longestAddress
}

async function sendAll(together: readonly Waiting[], carrier: Carrier): Promise<void> {
  try {
    const calls = together.map(({ call }) => call)
    const results = await requestBatch(calls, carrier)
    for (const [index, { resolve, reject }] of together.entries()) {
      try {
        resolve(readResult(results[index]))
      } catch (failure) {
        reject(failure)
      }
    }
  } catch (failure) {
    for (const { reject } of together) reject(failure)
  }
}
