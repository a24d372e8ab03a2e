// @vitest-environment jsdom
import type { SkipCode } from '@kotonoha/japanese/skip-code'
import { theme } from '@kotonoha/ui-kit/theme/theme'
import { ThemeProvider } from '@mui/material/styles'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SkipCodeField } from './skip-code-field'

afterEach(cleanup)

function renderField(code: SkipCode | undefined, onChange: (code: SkipCode) => void) {
  render(
    <ThemeProvider theme={theme}>
      <SkipCodeField code={code} onChange={onChange} />
    </ThemeProvider>,
  )
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'SKIP code' })

test.each<[typed: string, code: string | undefined, reason: string]>([
  ['1-4-5', '1-4-5', 'as books write it'],
  ['1.4.5', '1-4-5', 'with the point that a phone has beside its digits'],
  ['1 4, 5', '1-4-5', 'with spaces and commas'],
  ['1.4.', undefined, 'not whole yet'],
])('%s is the code %s: %s', (typed, code) => {
  const chosen: SkipCode[] = []
  renderField(undefined, (next) => chosen.push(next))
  fireEvent.change(field(), { target: { value: typed } })
  const codes = chosen.map(({ pattern, first, second }) => `${pattern}-${first}-${second}`)
  expect(codes).toEqual(code === undefined ? [] : [code])
})

test('a point becomes the hyphen at once, so that it is seen how it was meant', () => {
  renderField(undefined, () => {})
  fireEvent.change(field(), { target: { value: '1.' } })
  expect(field().value).toBe('1-')
  expect(field().getAttribute('aria-invalid')).toBe('false')
})

test('the field is named in sight when a code stands in it', () => {
  renderField({ pattern: 1, first: 4, second: 5 }, () => {})
  expect(field().value).toBe('1-4-5')
  expect(screen.getByText('SKIP code')).toBeTruthy()
})
