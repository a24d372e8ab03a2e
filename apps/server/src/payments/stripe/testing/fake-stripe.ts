import { setTimeout as wait } from 'node:timers/promises'
import { Hono } from 'hono'
import { FakeRefusal } from './fake-refusal'
import { StripeBooks } from './stripe-books'
import { addStripePages } from './stripe-pages'
import { addStripeResources } from './stripe-resources'

/** What goes wrong with a request. */
export type Fault = '500' | '503' | 'refused' | 'hangs' | 'done-then-500'

export interface FakeStripe {
  books: StripeBooks
  fetch: (request: Request) => Response | Promise<Response>
  /** Taken one after the other by the next requests. */
  faults: Fault[]
  /** Answers nothing at all while it is down. */
  isDown: boolean
  /** Each request that came, as "POST /v1/customers". */
  asked: string[]
}

/** The version that the product was written for; another one would answer in other shapes. */
const expectedVersion = '2026-10-28.endive'

/**
 * Stands for Stripe in tests: the part of its interface that the product uses, with its rules of
 * keys, its pages, and events. Its objects are typed by Stripe's own library.
 */
export function createFakeStripe(now: Date): FakeStripe {
  const books = new StripeBooks(now)
  const fake: FakeStripe = {
    books,
    fetch: (request) => app.fetch(request),
    faults: [],
    isDown: false,
    asked: [],
  }
  const remembered = new Map<string, { asked: string; status: number; body: string }>()
  const app = new Hono()
  const resources = new Hono()
  addStripeResources(resources, books)
  addStripePages(app, books)

  app.all('/v1/*', async ({ req }) => {
    const { pathname } = new URL(req.url)
    fake.asked.push(`${req.method} ${pathname}`)
    if (fake.isDown) return Response.error()
    const fault = fake.faults.shift()
    if (fault === 'hangs') await wait(60_000, undefined, { ref: false })
    if (fault === 'refused') return refuse(403, 'more_permissions_required')
    if (fault === '500' || fault === '503') return refuse(Number(fault), 'api_error')
    if (!req.header('authorization')?.startsWith('Bearer sk_test_')) return refuse(401, 'no_key')
    if (req.header('stripe-version') !== expectedVersion) return refuse(400, 'version')
    const text = await req.text()
    const key = req.header('idempotency-key')
    const asked = `${pathname} ${text}`
    const before = key === undefined ? undefined : remembered.get(key)
    if (before !== undefined && before.asked !== asked) {
      return refuse(400, 'idempotency_key_in_use', 'idempotency_error')
    }
    if (before !== undefined) return json(before.status, before.body)
    const answer = await resources.fetch(new Request(req.url, toInit(req.method, text)))
    const body = await answer.text()
    const { status } = answer
    if (key !== undefined && status < 500) remembered.set(key, { asked, status, body })
    if (fault === 'done-then-500') return refuse(500, 'api_error')
    return json(status, body)
  })
  resources.onError((error) => {
    if (!(error instanceof FakeRefusal)) throw error
    return refuse(error.status, error.code, 'invalid_request_error')
  })
  return fake
}

function toInit(method: string, body: string): RequestInit {
  if (method === 'GET' || body === '') return { method }
  return { method, body, headers: { 'content-type': 'application/x-www-form-urlencoded' } }
}

function refuse(status: number, code: string, type = 'api_error'): Response {
  return json(status, JSON.stringify({ error: { type, code, message: code } }))
}

function json(status: number, body: string): Response {
  return new Response(body, {
    status,
    headers: { 'content-type': 'application/json', 'request-id': 'req_fake' },
  })
}
