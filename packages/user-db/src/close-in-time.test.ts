import { expect, test } from 'vitest'
import { closeInTime } from './close-in-time'

test('a server of ours is stopped though a connection never says good-bye', async () => {
  const steps: string[] = []
  await closeInTime({
    goodByeMs: 10,
    close: () => new Promise(() => {}),
    stopServer: async () => {
      steps.push('stopped')
    },
  })
  expect(steps).toEqual(['stopped'])
})

test('connections that say good-bye do so first', async () => {
  const steps: string[] = []
  await closeInTime({
    close: async () => {
      steps.push('closed')
    },
    stopServer: async () => {
      steps.push('stopped')
    },
  })
  expect(steps).toEqual(['closed', 'stopped'])
})
