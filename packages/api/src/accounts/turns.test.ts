import { expect, test } from 'vitest'
import { createTurns } from './turns'

/** Work that lasts until it is told to end, and notes its beginning. */
function createWork() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
  }
  return { begun, work, end: (name: string) => ends.get(name)?.() }
}

test('changes of one learner come one after another, in their order, and others wait for none', async () => {
  const takeTurn = createTurns({ atOnce: 1, mostWaiting: 2 })
  const { begun, work, end } = createWork()
  const own = ['first', 'second', 'third'].map((name) => takeTurn('hanako', work(name)))
  const other = takeTurn('taro', work('of another'))
  expect(begun).toEqual(['first', 'of another'])
  end('first')
  expect(await own[0]).toBe('first')
  await Promise.resolve()
  expect(begun).toEqual(['first', 'of another', 'second'])
  for (const name of ['of another', 'second']) end(name)
  await Promise.all([own[1], other])
  end('third')
  expect(await own[2]).toBe('third')
})

test('one that is too many is told so at once, and there is room again later', async () => {
  const takeTurn = createTurns({ atOnce: 1, mostWaiting: 1 })
  const { work, end } = createWork()
  const first = takeTurn('hanako', work('first'))
  const second = takeTurn('hanako', work('second'))
  await expect(takeTurn('hanako', work('third'))).rejects.toThrow('too-many-calls')
  end('first')
  await first
  const fourth = takeTurn('hanako', work('fourth'))
  end('second')
  await second
  end('fourth')
  expect(await fourth).toBe('fourth')
})

test('work that fails gives its turn on', async () => {
  const takeTurn = createTurns({ atOnce: 1, mostWaiting: 1 })
  const failed = takeTurn('hanako', () => Promise.reject(new Error('no')))
  const next = takeTurn('hanako', async () => 'done')
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('done')
})
