import { expect, test } from 'vitest'
import { sun } from '../../study-device/testing/sample-items'
import { listMarkedParts } from './part-marks'

type Lesson = Parameters<typeof listMarkedParts>[0]['lesson']

const storyOf = (text: string): Lesson => ({
  story: [
    { text: 'The ', kind: 'plain' },
    { text, kind: 'part', literal: '月' },
  ],
  also: [],
})

const parts = [{ subjectId: 20_026_376, literal: '月', meaning: 'moon, month' }]
const nameOf = (lesson: Lesson) => listMarkedParts({ ...sun, parts, lesson })[0]?.storyName

test('a part tells what the story calls it, where that is another sense', () => {
  expect(nameOf(storyOf('meat'))).toBe('meat')
  expect(nameOf(storyOf('Meat'))).toBe('meat')
})

test('a part that is called by its name tells it once', () => {
  expect(nameOf(storyOf('Moon'))).toBeUndefined()
  expect(nameOf({ also: [] })).toBeUndefined()
  expect(nameOf(null)).toBeUndefined()
})
