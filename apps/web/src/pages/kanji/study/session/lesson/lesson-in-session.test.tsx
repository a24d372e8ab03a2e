// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { StudyItem } from '../../../../../study-device/study-item'
import { sun, woman } from '../../../../../study-device/testing/sample-items'
import { openSessionView as open, prepareSessionViews, press } from '../testing/open-session-view'

prepareSessionViews()

describe('a lesson', () => {
  const temple: StudyItem = {
    ...sun,
    subjectId: 10_023_546,
    kind: 'component',
    literal: '寺',
    meaning: 'temple',
    readingShown: null,
    readings: [],
  }
  const time: StudyItem = {
    ...sun,
    subjectId: 20_026_178,
    literal: '時',
    meaning: 'time',
    readingShown: 'とき',
    readingKind: 'kun',
    readings: ['とき'],
    parts: [sun, temple].map(({ subjectId, literal, meaning }) => ({
      subjectId,
      literal,
      meaning,
    })),
    lesson: {
      story: [
        { text: 'The bell of the ', kind: 'plain' },
        { text: 'temple', kind: 'part', literal: '寺' },
        { text: ' tells the ', kind: 'plain' },
        { text: 'time', kind: 'meaning' },
      ],
      family: { part: '寺', reading: 'ジ', kin: ['持', '侍'] },
      later: [{ reading: 'ジ', word: '時間' }],
    },
    teaching: {
      furigana: [],
      downsteps: [],
      parts: [],
      words: [
        {
          subjectId: 31_598_680,
          literal: '時々',
          furigana: [
            { text: '時', ruby: 'とき' },
            { text: '々', ruby: 'どき' },
          ],
          reading: 'ときどき',
          meaning: 'sometimes',
          hasTaughtReading: true,
        },
      ],
      sentence: { literal: '時々', japanese: '時々行く。', english: 'I go sometimes.' },
    },
  }
  const head = () => screen.getByRole('heading', { level: 2 }).textContent

  test('a part is the first beat of its kanji; arrows and Enter go on and back', async () => {
    await open([], { mode: 'lessons', items: [temple, time, woman] })
    expect(head()).toBe('First a part of 時 1 of 2: temple')
    fireEvent.keyDown(document.body, { key: 'Enter' })
    await waitFor(() => expect(head()).toBe('New kanji 1 of 2: time'))
    press('Back')
    await waitFor(() => expect(head()).toBe('First a part of 時 1 of 2: temple'))
    press('Next')
    press('Next')
    await waitFor(() => expect(head()).toBe('New word 2 of 2: woman'))
    press('To the quiz')
    await screen.findByRole('textbox')
  })

  test('the story, the reading, a word and a sentence whose translation waits', async () => {
    await open([], { mode: 'lessons', items: [time] })
    expect(screen.getByRole('region', { name: 'Meaning' }).textContent).toContain(
      'The bell of the temple 寺 tells the time',
    )
    const reading = screen.getByRole('region', { name: 'Reading' }).textContent
    expect(reading).toContain('とき')
    expect(reading).toContain('The part 寺 gives the sound ジ, as in 持 侍')
    expect(screen.getByRole('region', { name: 'Words' }).textContent).toContain('sometimes')
    expect(screen.queryByText('I go sometimes.')).toBeNull()
    press('Show the translation')
    expect(screen.getByText('I go sometimes.')).toBeDefined()
  })

  test('the learner’s own story stands in place of the course’s, which can be looked at', async () => {
    await open([], { mode: 'lessons', items: [{ ...time, note: 'Time flies from the temple.' }] })
    const meaning = () => screen.getByRole('region', { name: 'Meaning' }).textContent
    expect(meaning()).toContain('Time flies from the temple.')
    expect(meaning()).not.toContain('The bell')
    press('Show the course’s')
    expect(meaning()).toContain('The bell')
  })

  test('a phone tells a kanji and a word with a note in two beats, a plain word in one', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('max-width: 599.95px'),
      media: query,
      addEventListener: () => {},
      removeEventListener: () => {},
    }))
    const lesson: StudyItem['lesson'] = { note: [{ text: 'Polite.', kind: 'plain' }] }
    const noted: StudyItem = { ...woman, subjectId: 7, lesson }
    await open([], { mode: 'lessons', items: [time, woman, noted] })
    const beats: (string | null | undefined)[] = []
    for (let step = 0; step < 5; step += 1) {
      beats.push(`${head()}: ${document.querySelector('.lesson')?.getAttribute('data-beat')}`)
      if (step < 4) press('Next')
    }
    expect(beats).toEqual([
      'New kanji 1 of 3: time: meaning',
      'New kanji 1 of 3: time 時: reading',
      'New word 2 of 3: woman: null',
      'New word 3 of 3: woman: meaning',
      'New word 3 of 3: woman 女: reading',
    ])
  })
})
