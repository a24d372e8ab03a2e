import { expect, test } from 'vitest'
import { AsyncLocalStorage } from './turn-storage'

test('a store is there while its work runs, and the one around it again behind it', () => {
  const storage = new AsyncLocalStorage<string>()
  const seen: (string | undefined)[] = []
  const look = () => seen.push(storage.getStore())
  storage.run('page', () => {
    look()
    expect(() =>
      storage.run(
        'part',
        (failure: string) => {
          look()
          throw new Error(failure)
        },
        'broken',
      ),
    ).toThrow('broken')
    look()
  })
  look()
  expect(seen).toEqual(['page', 'part', 'page', undefined])
})

test('what is waited for has no store', async () => {
  const storage = new AsyncLocalStorage<string>()
  const later = storage.run('page', () => Promise.resolve().then(() => storage.getStore()))
  expect(await later).toBeUndefined()
})
