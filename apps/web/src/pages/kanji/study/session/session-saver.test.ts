// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { createSessionSaver } from './session-saver'
import { buildSession } from './testing/sample-session'

const server = vi.hoisted(() => ({ active: vi.fn(), save: vi.fn() }))

vi.mock('./study-calls', () => ({
  fetchActiveSession: async () => ({ session: await server.active() }),
  saveSession: server.save,
}))

beforeEach(() => {
  server.save.mockResolvedValue({ version: 4 })
})

function follow(version = 3) {
  const handleStale = vi.fn()
  const saver = createSessionSaver(
    { sessionId: 'session', version },
    { onStale: handleStale, onStep: () => {} },
  )
  return { saver, handleStale }
}

test.each([
  [{ sessionId: 'session', version: 3, document: '' }, false, 'nobody else saved it'],
  [{ sessionId: 'session', version: 4, document: '' }, true, 'another device saved it'],
  [{ sessionId: 'other', version: 1, document: '' }, true, 'another session was begun'],
  [null, true, 'it was ended elsewhere'],
])('with %j on the server the session has moved: %s, for %s', async (active, isMoved, _reason) => {
  const { saver, handleStale } = follow()
  server.active.mockResolvedValue(active)
  await saver.check()
  await saver.check()
  expect(handleStale).toHaveBeenCalledTimes(isMoved ? 1 : 0)
})

test('a save of its own that is still on its way is no other device', async () => {
  const { saver, handleStale } = follow()
  server.save.mockReturnValue(new Promise(() => {}))
  saver.note(buildSession())
  saver.flush()
  server.active.mockResolvedValue({
    sessionId: 'session',
    version: 4,
    document: saver.sending(),
  })
  await saver.check()
  expect(handleStale).not.toHaveBeenCalled()
})

test('what was taken over is saved no more', async () => {
  const { saver } = follow()
  server.active.mockResolvedValue(null)
  await saver.check()
  server.save.mockClear()
  saver.note(buildSession())
  saver.flush()
  expect(server.save).not.toHaveBeenCalled()
})
