import { afterEach, expect, test } from 'vitest'
import { onRenewalOutage, tellOutage } from './renewal-outage'

const renewal = 'http://localhost/auth/v1/token?grant_type=refresh_token'
const told: string[] = []
const stop = onRenewalOutage(({ message }) => told.push(message))

afterEach(() => {
  told.length = 0
})

test('a renewal without an answer is told, and still fails', async () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'))
  await expect(tellOutage(renewal, lost())).rejects.toThrow('Failed to fetch')
  expect(told).toEqual(['Failed to fetch'])
})

test('so is one that only a gateway answers', async () => {
  await tellOutage(renewal, Promise.resolve(new Response(null, { status: 503 })))
  expect(told).toEqual(['It answered 503'])
})

test('a refusal is an answer, and other calls are no renewal', async () => {
  await tellOutage(renewal, Promise.resolve(new Response(null, { status: 400 })))
  await tellOutage(
    'http://localhost/auth/v1/user',
    Promise.resolve(new Response(null, { status: 503 })),
  )
  expect(told).toEqual([])
})

test('who stopped listening is told nothing', async () => {
  stop()
  await tellOutage(renewal, Promise.resolve(new Response(null, { status: 503 })))
  expect(told).toEqual([])
})
