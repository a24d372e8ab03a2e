import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkMeaning, type MeaningQuestion } from './check-meaning'
import { meaningCases, meaningQuestions } from './check-meaning-cases'
import { normaliseMeaning } from './normalise-meaning'

const judge = (typed: string, question: MeaningQuestion) => {
  const { outcome, reason } = checkMeaning(typed, question)
  return `${outcome} ${reason}`
}

test.each(meaningCases)('%s answered by "%s" is %s: %s', (subject, typed, expected) => {
  expect(judge(typed, meaningQuestions[subject])).toBe(expected)
})

describe('what a verdict tells', () => {
  test('a forgiven slip tells the answer it was taken for', () => {
    expect(checkMeaning('orgin', meaningQuestions.book)).toEqual({
      outcome: 'right',
      reason: 'typo',
      matched: 'origin',
    })
  })

  test('a blocked answer tells whose it is, for the confusion view', () => {
    expect(checkMeaning('to hold', meaningQuestions.wait)).toMatchObject({
      outcome: 'wrong',
      named: { text: 'hold', subjectId: 20_025_345 },
      matched: 'wait',
    })
  })

  test('a wrong answer tells the accepted one it came closest to', () => {
    expect(checkMeaning('maaiin', meaningQuestions.book)).toEqual({
      outcome: 'wrong',
      reason: 'different',
      matched: 'main',
      named: undefined,
    })
  })

  test('a learner who wants every letter right is forgiven nothing', () => {
    const strict = { forgivesSlips: false }
    expect(checkMeaning('watter', meaningQuestions.water, strict).outcome).toBe('wrong')
    expect(checkMeaning('The Water!', meaningQuestions.water, strict).outcome).toBe('right')
  })

  test('a refusal by name tells its reason', () => {
    const reason = 'That is 持: the hand holds.'
    const blocked = [{ text: 'hold', subjectId: 20_025_345, isByHand: true, reason }]
    expect(checkMeaning('holding', { ...meaningQuestions.wait, blocked })).toMatchObject({
      outcome: 'wrong',
      reason: 'blocked',
      named: { reason },
    })
  })

  test('the learner’s own synonym wins over a block list', () => {
    expect(judge('hold', { ...meaningQuestions.wait, synonyms: ['hold'] })).toBe('right synonym')
  })
})

const anyWord = fc.stringMatching(/^[a-z]{1,9}$/)
const anyPhrase = fc.array(anyWord, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))
const anyPhrases = fc.array(anyPhrase, { minLength: 1, maxLength: 4 })

/** Phrases one or two letters away from each other, as look-alikes’ meanings are at their worst. */
const anyNeighbours = fc
  .tuple(anyPhrase, fc.nat(), fc.stringMatching(/^[a-z]{0,2}$/), fc.nat({ max: 2 }))
  .map(([phrase, place, inserted, removed]) => {
    const at = place % (phrase.length + 1)
    return [phrase, phrase.slice(0, at) + inserted + phrase.slice(at + removed)] as const
  })

const ask = (accepted: string[], blocked: string[]): MeaningQuestion => ({
  kind: 'kanji',
  accepted,
  synonyms: [],
  blocked: blocked.map((text) => ({ text })),
  readings: [],
})

describe('whatever the words are', () => {
  test('no accepted answer of A is accepted by tolerance for B when A is in B’s block list', {
    timeout: 60_000,
  }, () => {
    fc.assert(
      fc.property(anyNeighbours, anyPhrases, ([ofB, ofA], moreOfA) => {
        const question = ask([ofB], [ofA, ...moreOfA])
        for (const typed of [ofA, ...moreOfA]) {
          expect(judge(typed, question)).not.toBe('right typo')
        }
      }),
      { numRuns: 3000 },
    )
  })

  test('every accepted answer is right, in capitals and with marks, even when it is blocked', () => {
    fc.assert(
      fc.property(anyPhrases, (accepted) => {
        for (const text of accepted.filter((each) => normaliseMeaning(each) !== '')) {
          const verdict = checkMeaning(` ${text.toUpperCase()}!`, ask(accepted, accepted))
          expect(verdict.outcome).toBe('right')
        }
      }),
    )
  })

  test('blocking more never makes a wrong answer right', () => {
    fc.assert(
      fc.property(anyNeighbours, anyPhrases, ([accepted, typed], blocked) => {
        const free = checkMeaning(typed, ask([accepted], []))
        const held = checkMeaning(typed, ask([accepted], blocked))
        if (free.outcome === 'wrong') expect(held.outcome).toBe('wrong')
      }),
      { numRuns: 1000 },
    )
  })

  test('what was blocked and typed with a slip is never right when it lies as near as ours', () => {
    fc.assert(
      fc.property(anyNeighbours, ([ofB, ofA]) => {
        fc.pre(normaliseMeaning(ofA) !== normaliseMeaning(ofB))
        expect(judge(`${ofA}x`, ask([ofB], [`${ofA}x`]))).not.toBe('right typo')
      }),
      { numRuns: 1000 },
    )
  })

  test('normalising twice changes nothing more', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const once = normaliseMeaning(text)
        // An article may follow an article; only the first is dropped.
        fc.pre(!/^(a|an|the) /.test(once))
        expect(normaliseMeaning(once)).toBe(once)
      }),
    )
  })
})
