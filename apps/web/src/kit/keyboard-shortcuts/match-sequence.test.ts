import { expect, test } from 'vitest'
import { matchSequence, sequenceTimeoutMs } from './match-sequence'
import type { KeySequence } from './shortcut'

const sequences: KeySequence[] = [['/'], ['g', 'k'], ['g', 'w'], ['k'], ['mod+k']]

/** Presses the keys at the given times and gives back what the last one meant. */
function press(...presses: [key: string, pressedAtMs: number][]) {
  let pending: Parameters<typeof matchSequence>[0]['pending']
  let match: ReturnType<typeof matchSequence> = { kind: 'none' }
  for (const [key, pressedAtMs] of presses) {
    match = matchSequence({ key, pressedAtMs, pending, sequences })
    pending = match.kind === 'begun' ? match.pending : undefined
  }
  return match.kind === 'complete' ? sequences[match.index]?.join(' ') : match.kind
}

test('a single key does its work at once', () => {
  expect(press(['/', 0])).toBe('/')
})

test('the first key of a sequence waits for the second', () => {
  expect(press(['g', 0])).toBe('begun')
  expect(press(['g', 0], ['w', 300])).toBe('g w')
})

test('within a sequence a key does not mean what it means alone', () => {
  expect(press(['g', 0], ['k', 300])).toBe('g k')
})

test('after too long a pause the next key stands alone', () => {
  expect(press(['g', 0], ['k', sequenceTimeoutMs + 1])).toBe('k')
})

test('a key that goes on with no sequence begins anew', () => {
  expect(press(['g', 0], ['/', 100])).toBe('/')
  expect(press(['g', 0], ['g', 100], ['w', 200])).toBe('g w')
})

test('a key that means nothing forgets what came before', () => {
  expect(press(['g', 0], ['x', 100], ['w', 200])).toBe('none')
})

test('with Ctrl it is another key', () => {
  expect(press(['mod+k', 0])).toBe('mod+k')
})

test('of two alike the later one wins: it belongs to what was opened last', () => {
  const match = matchSequence({
    key: 'j',
    pressedAtMs: 0,
    pending: undefined,
    sequences: [['j'], ['j']],
  })
  expect(match).toEqual({ kind: 'complete', index: 1 })
})
