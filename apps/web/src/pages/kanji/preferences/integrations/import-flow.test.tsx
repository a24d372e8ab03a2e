// @vitest-environment jsdom
import { theme } from '@kotonoha/ui-kit/theme/theme'
import { ThemeProvider } from '@mui/material/styles'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { failureTexts, ImportFailure } from './import-failure'
import { ImportFlow } from './import-flow'

vi.mock('./wanikani/open-wanikani', () => ({
  openWaniKani: async () => Promise.reject(new ImportFailure('token-wrong')),
  endWaniKani: () => {},
}))

afterEach(cleanup)

test('what was refused of one source is not said of another', async () => {
  render(
    <ThemeProvider theme={theme}>
      <ImportFlow />
    </ThemeProvider>,
  )
  fireEvent.change(screen.getByLabelText(/token/i), {
    target: { value: '12345678-abcd-1234-abcd-1234567890ab' },
  })
  fireEvent.submit(screen.getByLabelText(/token/i))
  expect((await screen.findByRole('alert')).textContent).toBe(failureTexts['token-wrong'])
  fireEvent.click(screen.getByRole('radio', { name: 'Anki' }))
  expect(screen.queryByText(failureTexts['token-wrong'])).toBeNull()
})

test('what is pasted without a word of Japanese stays, with what is the matter', () => {
  render(
    <ThemeProvider theme={theme}>
      <ImportFlow />
    </ThemeProvider>,
  )
  fireEvent.click(screen.getByRole('radio', { name: /list/i }))
  const field = screen.getByLabelText<HTMLTextAreaElement>('Words or kanji')
  fireEvent.change(field, { target: { value: 'taberu\nhon' } })
  fireEvent.submit(field)
  expect(screen.getByRole('alert').textContent).toBe(failureTexts['no-japanese'])
  expect(field.value).toBe('taberu\nhon')
})
