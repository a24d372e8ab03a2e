// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { usePreferences } from '../../../../../session/preferences/preferences-store'
import { buildSense, buildWord } from '../../testing/build-word'
import { PitchLegend } from './pitch-legend'
import { PitchPatternItem } from './pitch-pattern-item'
import { PitchStyleSwitch } from './pitch-style-switch'

beforeEach(() => usePreferences.getState().change({ pitchDiagramStyle: 'chain' }))
afterEach(cleanup)

const word = buildWord({
  senses: [buildSense({ meaningId: 1, partsOfSpeech: [{ code: 'adv', label: 'adverb' }] })],
})
const pattern = { downstep: 1, partsOfSpeech: ['adv'] }

test('a pattern is drawn, named in both languages and explained', () => {
  const { container } = render(
    <PitchPatternItem morae={['ま', 'あ']} pattern={pattern} word={word} />,
  )
  expect(container.querySelector('.ja-pitch-chain')).not.toBeNull()
  expect(container.textContent).toContain('Atamadaka 頭高')
  expect(container.textContent).toContain('falls after the first beat')
})

test('an accent of one part of speech only says so in words, not in codes', () => {
  render(<PitchPatternItem morae={['ま', 'あ']} pattern={pattern} word={word} />)
  expect(screen.getByText('As adverb')).toBeDefined()
})

test('the style that is chosen is used at once and kept as a preference', () => {
  const { container } = render(
    <>
      <PitchStyleSwitch />
      <PitchPatternItem morae={['ま', 'あ']} pattern={pattern} word={word} />
      <PitchLegend />
    </>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Number' }))
  expect(container.querySelector('.ja-pitch-number')).not.toBeNull()
  expect(usePreferences.getState().pitchDiagramStyle).toBe('number')
  expect(screen.getByText(/0 means that it never falls/)).toBeDefined()
})

test('pressing the chosen style again does not leave the page without one', () => {
  render(<PitchStyleSwitch />)
  fireEvent.click(screen.getByRole('button', { name: 'Chain' }))
  expect(usePreferences.getState().pitchDiagramStyle).toBe('chain')
})
