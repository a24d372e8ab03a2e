import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createLog } from '../log'
import { createTemporaryFolders } from '../testing/temporary-folders'
import { createDictionaryHolder } from './dictionary-holder'

const makeFolder = createTemporaryFolders()

/** A holder of files whose only content is their version; `broken` is none that can be opened. */
function holdDictionaryIn(folder: string, { pollIntervalMs = 3_600_000 } = {}) {
  const path = join(folder, 'dictionary.sqlite')
  const logged: string[] = []
  const closed: string[] = []
  const holder = createDictionaryHolder({
    path,
    pollIntervalMs,
    log: createLog({
      level: 'debug',
      format: 'json',
      write: (lines) => logged.push(lines),
      now: () => new Date(0),
    }),
    open: (file) => {
      const version = readFileSync(file, 'utf8')
      if (version === 'broken') throw new Error('not a dictionary')
      const close = () => closed.push(version)
      return { version, close, prepare: vi.fn(), prepareValue: vi.fn() }
    },
  })
  onTestFinished(holder.close)
  return { holder, path, logged, closed }
}

/** As the builder does: written aside and renamed into place. */
function putInPlace(path: string, version: string): void {
  writeFileSync(`${path}.next`, version)
  renameSync(`${path}.next`, path)
}

function versionInUse(holder: ReturnType<typeof createDictionaryHolder>): string | undefined {
  const lease = holder.lease()
  lease?.release()
  return lease?.dictionary.version
}

test('a dictionary that comes after the start is opened', () => {
  const { holder, path } = holdDictionaryIn(makeFolder())
  expect(versionInUse(holder)).toBeUndefined()
  putInPlace(path, 'first')
  holder.refresh()
  expect(versionInUse(holder)).toBe('first')
})

test('a newer dictionary is noticed without anybody asking', async () => {
  const { holder, path } = holdDictionaryIn(makeFolder(), { pollIntervalMs: 10 })
  putInPlace(path, 'first')
  await expect.poll(() => versionInUse(holder)).toBe('first')
  putInPlace(path, 'second')
  await expect.poll(() => versionInUse(holder)).toBe('second')
})

test('the older dictionary stays open until the last who uses it is done', () => {
  const folder = makeFolder()
  putInPlace(join(folder, 'dictionary.sqlite'), 'first')
  const { holder, path, closed } = holdDictionaryIn(folder)
  const lease = holder.lease()
  const otherLease = holder.lease()
  putInPlace(path, 'second')
  holder.refresh()
  expect(versionInUse(holder)).toBe('second')
  lease?.release()
  expect(closed).toEqual([])
  otherLease?.release()
  expect(closed).toEqual(['first'])
})

test('an older dictionary that nobody uses is closed at once', () => {
  const folder = makeFolder()
  putInPlace(join(folder, 'dictionary.sqlite'), 'first')
  const { holder, path, closed } = holdDictionaryIn(folder)
  putInPlace(path, 'second')
  holder.refresh()
  expect(closed).toEqual(['first'])
})

test('a broken file in its place leaves the older dictionary served, and is told once', () => {
  const folder = makeFolder()
  putInPlace(join(folder, 'dictionary.sqlite'), 'first')
  const { holder, path, logged, closed } = holdDictionaryIn(folder)
  putInPlace(path, 'broken')
  holder.refresh()
  holder.refresh()
  expect(versionInUse(holder)).toBe('first')
  expect(closed).toEqual([])
  expect(logged.join('').match(/dictionary not usable/g)).toHaveLength(1)
})

test('a dictionary whose file was deleted is open still', () => {
  const folder = makeFolder()
  putInPlace(join(folder, 'dictionary.sqlite'), 'first')
  const { holder, path } = holdDictionaryIn(folder)
  rmSync(path)
  holder.refresh()
  expect(versionInUse(holder)).toBe('first')
})

test('in the end the dictionary is closed', () => {
  const folder = makeFolder()
  putInPlace(join(folder, 'dictionary.sqlite'), 'first')
  const { holder, closed } = holdDictionaryIn(folder)
  holder.close()
  expect(closed).toEqual(['first'])
  expect(versionInUse(holder)).toBeUndefined()
})
