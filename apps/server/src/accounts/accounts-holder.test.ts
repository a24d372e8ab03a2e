import { DataFolderInUseError } from '@kotonoha/user-db/user-db-error'
import { expect, test, vi } from 'vitest'
import { createLog } from '../log'
import { type AccountParts, openAccountsBeside } from './accounts-holder'

const lines: string[] = []
const log = createLog({
  level: 'info',
  format: 'json',
  write: (text) => lines.push(text),
  now: () => new Date(0),
})

/** Only that it is there and was stopped matters here. */
function makeParts(): AccountParts {
  return { stop: vi.fn(async () => {}) } as unknown as AccountParts
}

const neverHopeless = () => {
  throw new Error('not hopeless')
}

test('until the accounts are open they are unavailable, and nobody waits for them', async () => {
  const parts = makeParts()
  let finish: (parts: AccountParts) => void = () => {}
  const open = () => new Promise<AccountParts>((resolve) => (finish = resolve))
  const holder = openAccountsBeside({ open, onHopeless: neverHopeless, log, retryAfterMs: 1 })
  expect(holder.find()).toBe('unavailable')
  finish(parts)
  await expect.poll(() => holder.find()).toBe(parts)
  await holder.stop()
  expect(parts.stop).toHaveBeenCalledOnce()
})

test('a database that cannot be opened is tried again, with the reason in the log', async () => {
  const parts = makeParts()
  const open = vi.fn<() => Promise<AccountParts>>()
  open.mockRejectedValueOnce(new Error('check DATABASE_URL')).mockResolvedValue(parts)
  const holder = openAccountsBeside({ open, onHopeless: neverHopeless, log, retryAfterMs: 1 })
  await expect.poll(() => holder.find()).toBe(parts)
  log.flush()
  expect(lines.join('')).toContain('check DATABASE_URL')
  await holder.stop()
})

test('a data folder that another process owns is hopeless: the process is told to end', async () => {
  const onHopeless = vi.fn()
  const open = vi.fn(() => Promise.reject(new DataFolderInUseError('in use by process 7')))
  const holder = openAccountsBeside({ open, onHopeless, log, retryAfterMs: 1 })
  await expect.poll(() => onHopeless).toHaveBeenCalledWith('in use by process 7')
  await holder.stop()
  expect(open).toHaveBeenCalledOnce()
})

test('what is opened while the server stops is closed again', async () => {
  const parts = makeParts()
  let finish: (parts: AccountParts) => void = () => {}
  const open = () => new Promise<AccountParts>((resolve) => (finish = resolve))
  const holder = openAccountsBeside({ open, onHopeless: neverHopeless, log, retryAfterMs: 1 })
  const stopped = holder.stop()
  finish(parts)
  await stopped
  expect(parts.stop).toHaveBeenCalledOnce()
})
