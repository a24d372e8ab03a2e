import type { KeySequence } from './shortcut'

/** A sequence is given up when the next key takes longer: `g`, a pause, `k` means just `k`. */
export const sequenceTimeoutMs = 1500

export interface PendingSequence {
  keys: KeySequence
  lastPressedAtMs: number
}

type Match =
  | { kind: 'complete'; index: number }
  | { kind: 'begun'; pending: PendingSequence }
  | { kind: 'none' }

/**
 * What one more key means, given the keys before it and the sequences that exist. `index` is that
 * of the sequence completed; of two alike the later one wins, since it belongs to what was opened
 * last.
 */
export function matchSequence(press: {
  key: string
  pressedAtMs: number
  pending: PendingSequence | undefined
  sequences: readonly KeySequence[]
}): Match {
  const { key, pressedAtMs, pending, sequences } = press
  const isFresh =
    pending !== undefined && pressedAtMs - pending.lastPressedAtMs <= sequenceTimeoutMs
  const attempts = isFresh ? [[...pending.keys, key], [key]] : [[key]]

  for (const keys of attempts) {
    const index = sequences.findLastIndex(
      (sequence) => sequence.length === keys.length && beginsWith(sequence, keys),
    )
    if (index >= 0) return { kind: 'complete', index }
    if (sequences.some((sequence) => beginsWith(sequence, keys))) {
      return { kind: 'begun', pending: { keys, lastPressedAtMs: pressedAtMs } }
    }
  }
  return { kind: 'none' }
}

function beginsWith(sequence: KeySequence, keys: KeySequence): boolean {
  return keys.every((key, index) => sequence[index] === key)
}
