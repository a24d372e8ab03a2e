// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { StudyItem } from '../../../../study-device/study-item'
import { cardOf, sun, woman } from '../../../../study-device/testing/sample-items'
import {
  openSessionView as open,
  prepareSessionViews,
  press,
  sunOf,
} from './testing/open-session-view'

prepareSessionViews()

function answer(text: string) {
  const field = screen.getByRole('textbox')
  fireEvent.input(field, { target: { value: text } })
  fireEvent.keyDown(field, { key: 'Enter' })
}

const verdict = () => document.querySelector('.study-verdict')?.textContent
/** A wrong verdict stays a moment before Next does anything. */
async function goOn() {
  await waitFor(() => {
    const next = screen.getByRole('button', { name: 'Next' })
    expect(next.getAttribute('aria-disabled')).not.toBe('true')
  })
  press('Next')
  await waitFor(() => expect(verdict()).toBeUndefined())
}

describe('what is told of an answer', () => {
  test('the meaning of another kanji shows both, side by side', async () => {
    await open()
    answer('eye')
    expect(verdict()).toBe('Wrong')
    expect(screen.getByText('That belongs to something else.')).toBeDefined()
    const [asked, named] = screen.getAllByRole('figure').map(({ textContent }) => textContent)
    expect(asked).toBe('日sun, asked')
    expect(named).toBe('目eye, you answered')
  })

  test('the reading of another kanji shows both by their readings, and tells no meaning', async () => {
    await open([cardOf(sun, 'reading'), cardOf(sun, 'meaning')])
    answer('もく')
    const [asked, named] = screen.getAllByRole('figure').map(({ textContent }) => textContent)
    expect(asked).toBe('日にち, asked')
    expect(named).toBe('目もく, you answered')
  })

  test('a plain wrong answer confuses nothing', async () => {
    await open()
    answer('cow')
    expect(verdict()).toBe('Wrong')
    expect(screen.queryByRole('figure')).toBeNull()
  })

  test('a wrong verdict is not skipped by a second Enter or a second click', async () => {
    await open([cardOf(sun, 'meaning'), cardOf(woman, 'meaning')])
    answer('cow')
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' })
    press('Next')
    expect(verdict()).toBe('Wrong')
    await goOn()
    answer('woman')
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' })
    await waitFor(() => expect(verdict()).toBeUndefined())
  })

  test('a refusal by name says why', async () => {
    const reason = 'That is 目: the eye has two strokes within.'
    const refused = { text: 'eye', subjectId: 20_030_446, isByHand: true, reason }
    await open(undefined, { items: [{ ...sunOf, blockedMeanings: [refused] }, woman] })
    answer('eye')
    expect(screen.getByText(reason)).toBeDefined()
  })

  test('a slip is forgiven, with the right spelling', async () => {
    const item = { ...woman, meanings: ['woman', 'female'], meaning: 'woman' }
    const { reviews } = await open([cardOf(woman, 'meaning')], { items: [item] })
    answer('womam')
    expect(verdict()).toBe('Right')
    expect(screen.getByText('A slip was forgiven: it is spelled “woman”.')).toBeDefined()
    press('Next')
    await waitFor(() => expect(reviews).toMatchObject([{ rating: 3, verdict: 'typo' }]))
  })

  test('another true reading is asked again, and says so each time', async () => {
    await open([cardOf(sun, 'reading')])
    answer('ひ')
    expect(screen.getByText(/^ひ is a true reading, but another one is asked\.$/)).toBeDefined()
    expect(verdict()).toBeUndefined()
    answer('か')
    expect(screen.getByText(/another one is asked\. \(again\)$/)).toBeDefined()
    answer('にち')
    expect(verdict()).toBe('Right · with help')
  })

  test('a notice for another reason is not told as the same again', async () => {
    await open([cardOf(sun, 'reading')])
    answer('')
    expect(screen.getByText(/^Type the reading/)).toBeDefined()
    answer('zzz')
    expect(screen.getByText('Only kana, please: the reading is asked.')).toBeDefined()
  })

  test('“I was right” counts as right, and pressed again as wrong', async () => {
    const { told } = await open()
    answer('daylight')
    press('My answer was right')
    expect(verdict()).toBe('Marked as right')
    press('Mark as wrong')
    expect(verdict()).toBe('Wrong')
    press('My answer was right')
    press('Next')
    await screen.findByRole('heading', { level: 1, name: 'Reviews done' })
    expect(told).toEqual(['answer review-1 1', 'override review-1 3', 'end'])
  })
})

describe('what helps now', () => {
  const story: NonNullable<StudyItem['lesson']> = {
    story: [
      { text: 'The ', kind: 'plain' },
      { text: 'sun', kind: 'meaning' },
      { text: ' with one bright line.', kind: 'plain' },
    ],
    sound: [{ text: 'ニチ as in 日曜日.', kind: 'plain' }],
    apart: [{ literal: '目', difference: [{ text: 'two lines inside', kind: 'plain' }] }],
  }
  const told = { ...sunOf, note: '', lesson: story }
  const help = () => screen.queryByRole('region', { name: 'To remember it by' })?.textContent

  test('a missed meaning shows the story, a right one nothing', async () => {
    await open([cardOf(sun, 'meaning'), cardOf(sun, 'reading')], { items: [told, woman] })
    answer('cow')
    expect(help()).toBe('The sun with one bright line.')
    expect(screen.getByText('Asked again in this session')).toBeDefined()
    press('My answer was right')
    expect(help()).toBeUndefined()
  })

  test('a missed reading shows the sound, and not the story while the meaning is to be asked', async () => {
    await open([cardOf(sun, 'reading'), cardOf(sun, 'meaning')], { items: [told, woman] })
    answer('papa')
    expect(help()).toBe('ニチ as in 日曜日.')
  })

  test('a missed reading of a word shows what each of its kanji is read', async () => {
    const read = { drawing: null, strokeIndices: [], knownAs: null }
    const word: StudyItem = {
      ...woman,
      lesson: null,
      parts: [
        { subjectId: 20_026_412, literal: '本', meaning: 'book' },
        { subjectId: 20_020_154, literal: '人', meaning: 'person' },
      ],
      teaching: {
        furigana: [],
        downsteps: [],
        parts: [
          { ...read, subjectId: 20_026_412, readingHere: 'ほん' },
          { ...read, subjectId: 20_020_154, readingHere: 'にん' },
        ],
        words: [],
        sentence: null,
      },
    }
    await open([cardOf(woman, 'reading')], { items: [word] })
    answer('papa')
    expect(help()).toBe('本 ほん人 にん')
  })

  test('a word that is a kanji by itself and was missed is shown in use', async () => {
    const sentence = { japanese: 'あの女の人', english: 'that woman' }
    const parts = [{ subjectId: 20_022_899, literal: '女', meaning: 'woman' }]
    const word = { ...woman, parts, lesson: { sentence } }
    await open([cardOf(woman, 'reading'), cardOf(woman, 'meaning')], { items: [word] })
    answer('papa')
    expect(help()).toBeUndefined()
    expect(screen.getByRole('region', { name: 'In use' }).textContent).toBe('あの女の人')
    cleanup()
    await open([cardOf(woman, 'meaning')], { items: [word] })
    answer('cow')
    expect(help()).toBeUndefined()
    expect(screen.getByRole('region', { name: 'In use' }).textContent).toContain('あの女の人')
  })

  test('the learner’s own story comes in place of the course’s', async () => {
    await open(undefined, { items: [{ ...told, note: 'The sun has a spot.' }, woman] })
    answer('cow')
    expect(help()).toBe('The sun has a spot.')
  })

  test('of two that were confused the difference is named', async () => {
    await open(undefined, { items: [told, woman] })
    answer('eye')
    const pair = screen.getByRole('region', { name: 'Taken for each other' })
    expect(pair.textContent).toContain('目: two lines inside')
  })

  test('a word that was known is shown in use, its translation on demand', async () => {
    const sentence = { japanese: 'あの女の人', english: 'that woman' }
    await open([cardOf(woman, 'meaning')], { items: [{ ...woman, lesson: { sentence } }] })
    answer('woman')
    expect(screen.getByRole('region', { name: 'In use' }).textContent).toContain('あの女の人')
    expect(screen.queryByText('that woman')).toBeNull()
    press('Show the translation')
    expect(screen.getByText('that woman')).toBeDefined()
  })

  test('“a” takes the answer as a synonym, which counts now and from now on', async () => {
    const { told: recorded, store } = await open(undefined, { items: [told, woman] })
    answer('daylight')
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'a', code: 'KeyA' })
    expect(verdict()).toBe('Marked as right')
    expect(screen.getByText('“daylight” counts as right from now on.')).toBeDefined()
    expect(store.getState().session.items.get(sun.subjectId)?.synonyms).toEqual(['sol', 'daylight'])
    press('Next')
    await screen.findByRole('heading', { level: 1, name: 'Reviews done' })
    expect(recorded).toEqual(['answer review-1 1', 'override review-1 3', 'end'])
  })

  test('no synonym is made of a reading, nor of nothing', async () => {
    await open([cardOf(sun, 'reading')], { items: [told] })
    answer('papa')
    expect(screen.queryByRole('button', { name: 'Add as synonym' })).toBeNull()
    cleanup()
    await open(undefined, { items: [told] })
    press('I don’t know')
    expect(screen.queryByRole('button', { name: 'Add as synonym' })).toBeNull()
  })
})

test('a second hint is there only where it says more than the first', async () => {
  const hint = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Hint' })
  await open([cardOf(sun, 'reading')], { items: [{ ...sunOf, note: '' }] })
  press('Hint')
  expect(screen.getByText('Begins with “に” · 2 kana')).toBeDefined()
  expect(hint().disabled).toBe(true)
  cleanup()
  await open([cardOf(woman, 'reading')])
  press('Hint')
  expect(hint().disabled).toBe(false)
  press('Hint')
  expect(screen.getByText('Begins with “おん”')).toBeDefined()
})

describe('what is told of the item after an answer', () => {
  const showInfo = () => fireEvent.click(screen.getByRole('button', { name: 'About 日' }))
  const info = () => screen.getByRole('region', { name: 'About 日' })

  test('a reading that is still to be asked is not told, nor by words or a note', async () => {
    await open([cardOf(sun, 'meaning'), cardOf(sun, 'reading')])
    answer('sun')
    showInfo()
    expect(info().textContent).toContain('sun · also day')
    expect(info().textContent).toContain('Still to be asked')
    expect(info().textContent).toContain('日曜日Sunday')
    expect(info().textContent).not.toMatch(/ニチ|にち|ひ、か|spot/)
    expect(info().textContent).toContain('sol')
  })

  test('a meaning that is still to be asked is not told', async () => {
    await open([cardOf(sun, 'reading'), cardOf(sun, 'meaning')])
    answer('にち')
    showInfo()
    expect(info().textContent).toContain('also ひ、か')
    expect(info().textContent).not.toMatch(/sun|day|sol/i)
  })

  test('what was asked and missed is told, though it comes again', async () => {
    await open([cardOf(sun, 'reading'), cardOf(woman, 'meaning'), cardOf(sun, 'meaning')])
    answer('papa')
    await goOn()
    answer('woman')
    await goOn()
    answer('sun')
    showInfo()
    expect(info().textContent).not.toContain('Still to be asked')
    expect(within(info()).getByText('The sun has a spot.')).toBeDefined()
  })
})

test('the summary counts, and lists what was missed with how often', async () => {
  const handleAgain = vi.fn()
  const handleDrill = vi.fn()
  await open([cardOf(sun, 'meaning'), cardOf(woman, 'meaning')], {
    onAgain: handleAgain,
    onDrill: handleDrill,
  })
  for (const text of ['cow', 'woman', 'cow', 'sun']) {
    answer(text)
    await goOn()
  }
  await screen.findByRole('heading', { level: 1, name: 'Reviews done' })
  expect(screen.getByText('4 answers, 2 right · 50 %')).toBeDefined()
  const missed = within(screen.getByRole('list', { name: 'Missed' })).getAllByRole('listitem')
  expect(missed.map(({ textContent }) => textContent)).toEqual([
    '日sunKanji meaning, missed 2 times',
  ])
  const well = within(screen.getByRole('list', { name: 'Right at the first try' }))
  expect(well.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['女'])
  press('More reviews')
  expect(handleAgain).toHaveBeenCalledOnce()
  press('Drill it')
  expect(handleDrill).toHaveBeenCalledOnce()
})

test('the summary takes the focus, and offers no more where nothing is left today', async () => {
  await open()
  const left = { reviews: { leftToday: 0, nextAt: null }, lessons: { leftToday: 0 } }
  vi.stubGlobal('fetch', async (url: string) => {
    if (!url.includes('getStudyAvailability')) throw new TypeError('no network')
    return Response.json([{ result: { data: left } }])
  })
  answer('sun')
  await goOn()
  const heading = await screen.findByRole('heading', { level: 1, name: 'Reviews done' })
  expect(document.activeElement).toBe(heading)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'More reviews' })).toBeNull())
  expect(screen.getByRole('link', { name: 'Dashboard' })).toBeDefined()
})

test('the summary tells of each item what was missed: its reading, its meaning, or both', async () => {
  await open([cardOf(sun, 'reading'), cardOf(woman, 'meaning'), cardOf(woman, 'reading')])
  const right = { 日reading: 'にち', 女meaning: 'woman', 女reading: 'おんな' }
  for (const isMissed of [true, true, true, false, false, false]) {
    const asked = screen.getByRole('textbox').getAttribute('aria-label') ?? ''
    const facet = asked.startsWith('Meaning') ? 'meaning' : 'reading'
    const key = `${asked.endsWith('日') ? '日' : '女'}${facet}` as keyof typeof right
    answer(isMissed ? (facet === 'meaning' ? 'cow' : 'papa') : right[key])
    await goOn()
  }
  await screen.findByRole('heading', { level: 1, name: 'Reviews done' })
  const missed = within(screen.getByRole('list', { name: 'Missed' })).getAllByRole('listitem')
  expect(missed.map(({ textContent }) => textContent)).toEqual([
    '日にちKanji reading, missed once',
    '女womanWord meaning, missed onceおんなWord reading, missed once',
  ])
  expect(screen.getByRole('button', { name: 'Drill these 2' })).toBeDefined()
})

test('the summary shows a kanji and the word of this kanji once', async () => {
  const word = { ...woman, literal: '日', meanings: ['day'], meaning: 'day' }
  await open([cardOf(sun, 'meaning'), cardOf(word, 'meaning')], { items: [sunOf, word] })
  for (let asked = 0; asked < 2; asked += 1) {
    answer('day')
    await goOn()
  }
  const well = await screen.findByRole('list', { name: 'Right at the first try' })
  expect(well.textContent).toBe('日')
})
