// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { toPitchBeats } from './pitch-beats'
import { PitchDiagram, pitchDiagramStyles } from './pitch-diagram'

afterEach(cleanup)

const hashi = ['は', 'し']

test.each([
  ['端', 0, 'lH(H)', 'heiban rises and stays up on the particle'],
  ['箸', 1, 'Hl(l)', 'atamadaka starts high and falls at once'],
  ['橋', 2, 'lH(l)', 'odaka falls only on the particle: the particle tells it from 端'],
])('%s (%i) is drawn %s: %s', (_word, downstep, shape) => {
  const drawn = toPitchBeats(hashi, downstep)
    .map((beat) => (beat.isHigh ? 'H' : 'l'))
    .join('')
  expect(`${drawn.slice(0, 2)}(${drawn.slice(2)})`).toBe(shape)
})

test.each(pitchDiagramStyles)('in style %s one sentence tells a listener all of it', (style) => {
  const { container } = render(
    <PitchDiagram morae={['た', 'べ', 'る']} downstep={2} style={style} />,
  )
  const label = container.querySelector('[role=img]')?.getAttribute('aria-label')
  expect(label).toBe('たべる: nakadaka. た low, べ high, る low; a particle after it low.')
})

test('the particle of a chain is a hollow dot after the last mora', () => {
  const { container } = render(<PitchDiagram morae={hashi} downstep={2} style="chain" />)
  const dots = container.querySelectorAll('circle')
  expect(dots).toHaveLength(3)
  expect(dots[2]?.classList.contains('ja-pitch-dot-particle')).toBe(true)
})

test('the line falls exactly once, after the accented mora', () => {
  const { container } = render(<PitchDiagram morae={hashi} downstep={1} style="line" />)
  const falls = [...container.querySelectorAll('[data-falls=true]')].map((beat) => beat.textContent)
  expect(falls).toEqual(['は'])
})

test('the number of a word that never falls is 0', () => {
  render(<PitchDiagram morae={hashi} downstep={0} style="number" />)
  expect(screen.getByText('0')).toBeDefined()
})
