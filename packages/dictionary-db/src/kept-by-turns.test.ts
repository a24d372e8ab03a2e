import { expect, test } from 'vitest'
import { KeptByTurns } from './kept-by-turns'

test('what is asked for again and again is kept, what is not is let go', () => {
  const kept = new KeptByTurns<string, number>(4)
  kept.keep('水', 1)
  kept.keep('火', 2)
  for (const [place, word] of ['木', '金', '土', '日', '月'].entries()) {
    expect(kept.find('水')).toBe(1)
    kept.keep(word, place)
  }
  expect(kept.find('火')).toBeUndefined()
  expect(kept.find('月')).toBe(4)
})
