// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useToastQueue } from '../../../../kit/toasts/toast-queue'
import { buildSense, buildSpelling, buildWord } from '../testing/build-word'
import { renderInRouter } from '../testing/render-in-router'
import { WordHeader } from './word-header'

afterEach(() => {
  cleanup()
  useToastQueue.setState({ toasts: [] })
})

function letClipboard(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
}

test('copying takes the written form without its furigana, and says so', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  letClipboard(writeText)
  await renderInRouter(<WordHeader word={buildWord()} />)
  fireEvent.click(screen.getByRole('button', { name: 'Copy the word' }))
  expect(writeText).toHaveBeenCalledWith('手')
  await waitFor(() => expect(useToastQueue.getState().toasts[0]?.text).toBe('Copied 手'))
})

test('a browser that refuses is told about, not passed over', async () => {
  letClipboard(() => Promise.reject(new Error('not allowed')))
  await renderInRouter(<WordHeader word={buildWord()} />)
  fireEvent.click(screen.getByRole('button', { name: 'Copy the word' }))
  await waitFor(() => expect(useToastQueue.getState().toasts[0]?.variant).toBe('error'))
})

test('the marks place the word: level, common, frequency', async () => {
  await renderInRouter(
    <WordHeader word={buildWord({ jlpt: 'N5', isCommon: true, frequencyRank: 1234 })} />,
  )
  const marks = screen.getByRole('list', { name: 'About this word' })
  expect(marks.textContent).toContain('JLPT N5')
  expect(marks.textContent).toContain('Common')
  expect(marks.textContent).toContain('Among the 2,000 commonest')
})

test('"usually in kana" is said of a headword with kanji only', async () => {
  const kana = buildSpelling({ text: 'する', furigana: [{ text: 'する' }] })
  await renderInRouter(
    <WordHeader word={buildWord({ isUsuallyKana: true, kanjiIds: [], spelling: kana })} />,
  )
  expect(screen.queryByText('Usually in kana')).toBeNull()
  cleanup()
  await renderInRouter(<WordHeader word={buildWord({ isUsuallyKana: true })} />)
  expect(screen.getByText('Usually in kana')).toBeDefined()
})

test('a note on the spelling, and a register of all senses, stand beside the headword', async () => {
  const usage = [{ code: 'arch', label: 'archaic' }]
  const rare = buildSpelling({ notes: [{ code: 'rK', label: 'rarely used kanji form' }] })
  const senses = [1, 2].map((meaningId) => buildSense({ meaningId, usage }))
  await renderInRouter(<WordHeader word={buildWord({ spelling: rare, senses })} />)
  expect(screen.getByText('Rarely used kanji form')).toBeDefined()
  expect(screen.getByText('Archaic')).toBeDefined()
})

test('how it is said stands at the headword, and leads to all of it', async () => {
  const { container } = await renderInRouter(<WordHeader word={buildWord({ downsteps: [1, 0] })} />)
  const sound = container.querySelector<HTMLAnchorElement>('.word-contour')
  expect(sound?.href).toMatch(/\/app\/dict\/words\/1327190\/pronunciation$/)
  expect(sound?.textContent).toContain('or another way')
})

test('phrases that a verb is met in stand at its head', async () => {
  const reference = { reading: null, spellingId: null, meaningId: null }
  const crossReferences = [{ ...reference, text: '電話を掛ける', wordId: 1896610 }]
  const spelling = buildSpelling({ text: '掛ける', furigana: [{ text: '掛ける' }] })
  const senses = [buildSense({ meaningId: 4, crossReferences })]
  await renderInRouter(<WordHeader word={buildWord({ spelling, senses })} />)
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: '電話を掛ける' })
  expect(link.href).toMatch(/\/app\/dict\/words\/1896610\/kanji$/)
})

test('a word in kana has its kanji on the line of its sound: its meanings stand higher', async () => {
  const spelling = buildSpelling({ text: 'かける', furigana: [{ text: 'かける' }] })
  const kanji = buildSpelling({ spellingId: 's-掛ける', text: '掛ける' })
  const { container } = await renderInRouter(
    <WordHeader
      word={buildWord({ spelling, kanjiIds: [], spellings: [spelling, kanji], downsteps: [2] })}
    />,
  )
  const line = container.querySelector('.word-contour')?.closest('.word-headline')
  expect(line?.textContent).toContain('Also written 掛ける')
})
