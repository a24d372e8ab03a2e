import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkMeaning } from '../answers/check-meaning'
import { buildMeaningBlocks } from './build-block-list'

const nothingElse = { lookAlikes: [], siblings: [], byHand: [] }

describe('what is blocked as a meaning', () => {
  test('待 blocks what 持 and 侍 mean, and knows whose it is', () => {
    const blocks = buildMeaningBlocks({
      ...nothingElse,
      accepted: ['wait'],
      lookAlikes: [
        { subjectId: 20_025_345, answers: ['hold', 'have'] },
        { subjectId: 20_020_365, answers: ['samurai', 'wait upon'] },
      ],
    })
    expect(blocks).toEqual([
      { text: 'hold', subjectId: 20_025_345 },
      { text: 'have', subjectId: 20_025_345 },
      { text: 'samurai', subjectId: 20_020_365 },
      { text: 'wait upon', subjectId: 20_020_365 },
    ])
  })

  test.each([
    ['left', 'right', 'a direction blocks its contrary'],
    ['Right', 'left', 'whatever its capitals'],
    ['to buy', 'to sell', 'a verb blocks a verb'],
    ['to rise', 'to raise', 'an intransitive verb blocks its transitive partner'],
    ['older brother', 'younger brother', 'a relative blocks the nearest other'],
  ])('"%s" blocks "%s": %s', (meaning, opposite) => {
    const blocks = buildMeaningBlocks({ ...nothingElse, accepted: [meaning] })
    expect(blocks.map(({ text }) => text)).toContain(opposite)
  })

  test('早 does not block "fast", which it shares with 速', () => {
    const blocks = buildMeaningBlocks({
      ...nothingElse,
      accepted: ['early', 'fast'],
      siblings: [{ subjectId: 20_036_895, answers: ['Fast', 'to fast', 'quick'] }],
    })
    expect(blocks.map(({ text }) => text)).toEqual(['quick', 'late', 'slow'])
  })

  test('a meaning is blocked once, and the nearest look-alike is named', () => {
    const blocks = buildMeaningBlocks({
      accepted: ['book'],
      lookAlikes: [
        { subjectId: 20_026_408, answers: ['tree'] },
        { subjectId: 20_026_519, answers: ['Tree'] },
      ],
      siblings: [],
      byHand: ['tree', 'body'],
    })
    expect(blocks).toEqual([{ text: 'tree', subjectId: 20_026_408 }, { text: 'body' }])
  })
})

test('no answer of a look-alike is ever accepted by tolerance, whatever both mean', () => {
  const anyMeanings = fc.array(fc.stringMatching(/^(to )?[a-e]{3,6}$/), {
    minLength: 1,
    maxLength: 4,
  })
  fc.assert(
    fc.property(anyMeanings, anyMeanings, (accepted, theirs) => {
      const lookAlikes = [{ subjectId: 20_000_001, answers: theirs }]
      const blocked = buildMeaningBlocks({ ...nothingElse, accepted, lookAlikes })
      for (const typed of theirs) {
        const question = { kind: 'kanji' as const, accepted, synonyms: [], blocked, readings: [] }
        expect(checkMeaning(typed, question).reason).not.toBe('typo')
      }
    }),
    { numRuns: 2000 },
  )
})
