import { expect, test } from 'vitest'
import { createTinyServer } from '../testing/tiny-server'

const { ask } = createTinyServer()

const notFound = (path: string) => ({
  error: {
    message: `Nothing is answered at ${path}`,
    code: -32004,
    data: { code: 'NOT_FOUND', httpStatus: 404 },
  },
})

test.each([
  ['/rest', 'GET'],
  ['/rest/v1/profiles', 'GET'],
  ['/rest/v1/rpc/anything', 'POST'],
  ['/storage/v1/object/list/avatars', 'POST'],
  ['/storage/v1/object/avatars/me.png', 'GET'],
  ['/storage/v1/object/avatars/me.png', 'DELETE'],
  ['/functions/v1/hello', 'POST'],
  ['/functions/v1/hello', 'OPTIONS'],
  ['/realtime/v1/websocket', 'GET'],
])('%s (%s) is not used: 404, as a call that does not exist', async (path, method) => {
  const response = await ask(path, { method })
  expect(response.status).toBe(404)
  expect(response.headers.get('content-type')).toBe('application/json')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual(notFound(path))
})

test('a call of a procedure that does not exist is answered in the same shape', async () => {
  const response = await ask('/api/rest.v1.profiles')
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({
    error: { code: -32004, data: { httpStatus: 404 } },
  })
})

test('the channel itself is used: without accounts it says that there are none', async () => {
  const response = await ask('/realtime')
  expect(response.status).not.toBe(404)
  expect(await response.json()).toMatchObject({ error: { message: 'accounts-off' } })
})
