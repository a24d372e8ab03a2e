// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { OpeningStudy } from './opening-study'

afterEach(cleanup)

test.each([
  ['lessons', 'Getting your lessons ready…'],
  ['reviews', 'Getting your reviews ready…'],
  ['practice', 'Getting your practice ready…'],
  [undefined, 'Looking what there is to study…'],
] as const)(
  'while %s are on their way, that is said in sight and to screen readers',
  (mode, words) => {
    render(<OpeningStudy mode={mode} />)
    expect(screen.getByRole('status').textContent).toBe(words)
  },
)
