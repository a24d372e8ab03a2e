import { describe, expect, test } from 'vitest'
import { createProgress, createStageTeller } from './progress'

function record(isTTY: boolean) {
  const written: string[] = []
  let time = 0
  const progress = createProgress({ isTTY, write: (text: string) => written.push(text) }, () => {
    time += 150
    return time
  })
  return { progress, written }
}

describe('progress', () => {
  test('off a terminal every stage is one plain line, told when it ends', () => {
    const { progress, written } = record(false)
    progress.begin('Reading words', 2)
    progress.advance(2)
    progress.note('a remark')
    progress.begin('Writing')
    progress.end()
    expect(written).toEqual([
      'a remark\n',
      expect.stringMatching(/^Reading words: 2 \(\d\.\d s\)\n$/),
      expect.stringMatching(/^Writing \(\d\.\d s\)\n$/),
    ])
  })

  test('on a terminal a bar fills up and is cleared before the line of the stage', () => {
    const { progress, written } = record(true)
    progress.begin('Reading words', 1024)
    for (let entry = 0; entry < 1024; entry += 1) progress.advance()
    progress.end()
    const text = written.join('')
    expect(text).toContain('░'.repeat(28))
    expect(text).toContain('█'.repeat(28))
    expect(text).toContain('\r\u001b[2KReading words: 1,024')
  })

  test('more entries than expected leave the bar full, not overflowing', () => {
    const { progress, written } = record(true)
    progress.begin('Reading words', 10)
    for (let entry = 0; entry < 512; entry += 1) progress.advance()
    expect(written.join('')).not.toContain('█'.repeat(29))
  })

  test('the stages are handed over with their times', () => {
    const { progress } = record(false)
    progress.begin('one')
    progress.begin('two')
    expect(progress.end().map(({ name }) => name)).toEqual(['one', 'two'])
  })

  test('a stage of another thread is a line between, and ends none of our own', () => {
    const { progress, written } = record(false)
    const teller = createStageTeller(progress.noteBeside, () => 0)
    progress.begin('Reading words')
    teller.begin('Reading names')
    teller.advance(1200)
    teller.begin('Relating kanji')
    expect(written).toEqual(['Reading names: 1,200 (0.0 s, beside)\n'])
    teller.end()
    teller.end()
    expect(progress.end()).toEqual([
      { name: 'Reading names', seconds: 0, isBeside: true },
      { name: 'Relating kanji', seconds: 0, isBeside: true },
      { name: 'Reading words', seconds: expect.any(Number) },
    ])
  })
})
