// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildSense, buildWord } from '../../testing/build-word'
import { renderInRouter } from '../../testing/render-in-router'
import { SenseList } from './sense-list'

// jsdom lays nothing out, so it has nowhere to scroll.
const scrollIntoView = vi.fn()
beforeEach(() => {
  scrollIntoView.mockClear()
  Element.prototype.scrollIntoView = scrollIntoView
})
afterEach(cleanup)

const verb = [{ code: 'v1', label: 'ichidan verb' }]

function buildLongWord(meaningId: number | null = null) {
  const senses = Array.from({ length: 25 }, (_, index) => buildSense({ meaningId: index + 1 }))
  return buildWord({ senses, meaningId })
}

test('the sense the URL chose is marked and brought into view, and no other', async () => {
  const senses = [1, 2, 3].map((meaningId) => buildSense({ meaningId }))
  await renderInRouter(<SenseList word={buildWord({ senses, meaningId: 2 })} />)
  const current = screen
    .getAllByRole('listitem')
    .filter((item) => item.getAttribute('aria-current') === 'true')
  expect(current.map((item) => within(item).getByText(/^meaning/).textContent)).toEqual([
    'meaning 2',
  ])
  expect(scrollIntoView).toHaveBeenCalledTimes(1)
})

test('the number of a sense is a link that marks it, to keep or to send', async () => {
  await renderInRouter(<SenseList word={buildWord()} />)
  const link = screen.getByRole('link', { name: 'Mark meaning 1' })
  expect(link.getAttribute('href')).toBe('/app/dict/words/1/kanji?meaning=1')
})

test('a word with dozens of senses begins folded, and unfolds for good', async () => {
  const { container } = await renderInRouter(<SenseList word={buildLongWord()} />)
  expect(container.querySelector('.senses')?.getAttribute('data-folded')).toBe('true')
  expect(container.querySelectorAll('.sense[data-beyond=true]')).toHaveLength(19)
  fireEvent.click(screen.getByRole('button', { name: 'Show all 25 meanings' }))
  expect(container.querySelector('.senses')?.getAttribute('data-folded')).toBe('false')
})

test('it is open at once where the chosen sense would be folded away', async () => {
  const { container } = await renderInRouter(<SenseList word={buildLongWord(20)} />)
  expect(container.querySelector('.senses')?.getAttribute('data-folded')).toBe('false')
})

test('a group whose senses are all beyond the fold has no heading left behind', async () => {
  const senses = [
    ...Array.from({ length: 9 }, (_, index) => buildSense({ meaningId: index + 1 })),
    buildSense({ meaningId: 10, partsOfSpeech: verb }),
  ]
  const { container } = await renderInRouter(<SenseList word={buildWord({ senses })} />)
  const groups = [...container.querySelectorAll('.sense-group')]
  expect(groups.map((group) => group.getAttribute('data-beyond'))).toEqual(['false', 'true'])
})

test('a reference leads to its entry; one that no single entry answers leads to a search', async () => {
  const reference = { reading: null, spellingId: null, meaningId: null }
  const crossReferences = [
    { ...reference, text: '腕', wordId: 1562840, meaningId: 1 },
    { ...reference, text: 'はし', wordId: null },
  ]
  await renderInRouter(
    <SenseList word={buildWord({ senses: [buildSense({ meaningId: 1, crossReferences })] })} />,
  )
  const link = screen.getByRole('link', { name: '腕 (meaning 1)' })
  expect(link.getAttribute('href')).toBe('/app/dict/words/1562840/kanji?meaning=1')
  const search = screen.getByRole('link', { name: 'はし' }).getAttribute('href') ?? ''
  expect(decodeURIComponent(search)).toBe('/app/dict?q=はし')
})

test('one example is shown; the others wait behind a button that counts them', async () => {
  const examples = ['一', '二', '三'].map((text) => ({
    japanese: [{ text, isHeadword: false }],
    english: `sentence ${text}`,
    sourceIds: [text],
  }))
  await renderInRouter(
    <SenseList word={buildWord({ senses: [buildSense({ meaningId: 1, examples })] })} />,
  )
  expect(screen.queryByText('sentence 二')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '2 more examples' }))
  expect(screen.getByText('sentence 三')).toBeDefined()
})

test('what limits a sense is said: forms, notes, loan source, kind of gloss', async () => {
  const sense = buildSense({
    meaningId: 1,
    appliesTo: ['パン'],
    notes: ['only in compounds'],
    loanSources: [{ language: 'Portuguese', text: 'pão', isWasei: false, isPartial: false }],
    glosses: [{ text: 'hand and foot', kind: 'literal' }],
  })
  const { container } = await renderInRouter(<SenseList word={buildWord({ senses: [sense] })} />)
  expect(container.textContent).toContain('Only for パン')
  expect(container.textContent).toContain('Note: only in compounds')
  expect(container.textContent).toContain('From Portuguese “pão”')
  expect(container.textContent).toContain('literally hand and foot')
})
