// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { ConjugationRow } from './conjugation'
import { ConjugationTable } from './conjugation-table'

afterEach(cleanup)

function form(okurigana: string, register: 'standard' | 'ra-less' = 'standard') {
  return {
    text: `見${okurigana}`,
    reading: `み${okurigana}`,
    furigana: [{ text: '見', ruby: 'み' }, { text: okurigana }],
    register,
  }
}

const potential: ConjugationRow = {
  form: 'potential',
  label: 'Potential',
  use: 'What one can do.',
  plainAffirmative: [form('られる'), form('れる', 'ra-less')],
  plainNegative: [form('られない')],
  politeAffirmative: [form('られます')],
  politeNegative: [],
}

test('a row is headed by the form and its use, and holds four cells', () => {
  render(<ConjugationTable rows={[potential]} caption="Forms as ichidan verb" />)
  const row = screen.getByRole('row', { name: /Potential/ })
  expect(within(row).getByRole('rowheader').textContent).toBe('PotentialWhat one can do.')
  expect(within(row).getAllByRole('cell')).toHaveLength(4)
})

test('a second way to say it is marked when it is not standard', () => {
  render(<ConjugationTable rows={[potential]} caption="Forms" />)
  const [plain] = screen.getAllByRole('cell')
  expect(plain?.querySelectorAll('.conjugation-form')).toHaveLength(2)
  expect(plain?.textContent).toContain('without ら, casual')
})

test('the furigana of the stem stays over the stem', () => {
  render(<ConjugationTable rows={[potential]} caption="Forms" />)
  const [, negative] = screen.getAllByRole('cell')
  expect(negative?.querySelector('ruby')?.textContent).toBe('見み')
})

test('a cell without a form says none instead of being silent', () => {
  render(<ConjugationTable rows={[potential]} caption="Forms" />)
  const cells = screen.getAllByRole('cell')
  expect(cells[3]?.textContent).toContain('none')
})
