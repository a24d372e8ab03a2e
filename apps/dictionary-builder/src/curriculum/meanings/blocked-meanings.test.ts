import { describe, expect, test } from 'vitest'
import { BlockedMeanings } from './blocked-meanings'

const night = { subjectId: 1, meanings: ['night', 'evening'], isCore: true }
const light = { subjectId: 2, meanings: ['light', 'ray'], isCore: true }
const hand = { subjectId: 3, meanings: ['hand'], isCore: true }
const hands = { subjectId: 4, meanings: ['hands', 'helpers'], isCore: true }
const tonight = { subjectId: 5, meanings: ['tonight', 'night'], isCore: true }
const motion = { subjectId: 6, meanings: ['motion'], isCore: true }
const emotion = { subjectId: 8, meanings: ['emotion'], isCore: false }

const blocked = new BlockedMeanings([night, light, hand, hands, tonight, motion, emotion])
const textsOf = (subject: typeof night, others: number[] = []) =>
  blocked.list(subject, others).map(({ text }) => text)

describe('a blocked answer', () => {
  test('is a meaning taught elsewhere that a slip of the finger makes of this one', () => {
    expect(blocked.list(night, [])).toContainEqual({ text: 'light', subjectId: 2 })
  })

  test('is what a look-alike means', () => {
    expect(textsOf(hand, [2])).toEqual(['foot', 'light', 'ray'])
  })

  test('is the opposite, and names whose meaning it is where one is taught so', () => {
    const day = { subjectId: 7, meanings: ['day'], isCore: true }
    expect(blocked.list(day, [])).toEqual([{ text: 'night', subjectId: 1 }])
  })

  test('is never a right answer of the subject itself', () => {
    expect(textsOf(night, [5])).not.toContain('night')
  })

  test('is not the plural, which nobody means as another word', () => {
    expect(textsOf(hand)).not.toContain('hands')
  })

  test('is a word taught outside the core too, but names none of those, which few learners meet', () => {
    expect(blocked.list(motion, [])).toContainEqual({ text: 'emotion', subjectId: null })
  })
})
