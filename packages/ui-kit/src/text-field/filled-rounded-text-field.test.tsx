// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInTheme } from '../testing/render-in-theme'
import { FilledRoundedTextField } from './filled-rounded-text-field'

test('the label names the field, though it is not drawn', () => {
  renderInTheme(<FilledRoundedTextField label="Filter words" placeholder="e.g. 食べる" />)
  expect(screen.getByRole('textbox', { name: 'Filter words' })).toBeTruthy()
})

test('what is typed is told at once', () => {
  const handleChange = vi.fn()
  renderInTheme(
    <FilledRoundedTextField
      label="Filter words"
      onChange={(event) => handleChange(event.target.value)}
    />,
  )
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '食' } })
  expect(handleChange).toHaveBeenCalledWith('食')
})

test('an invalid field says so to screen readers', () => {
  renderInTheme(<FilledRoundedTextField label="Code" error />)
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true')
})

test('a disabled field takes no input', () => {
  renderInTheme(<FilledRoundedTextField label="Code" disabled />)
  expect(screen.getByRole<HTMLInputElement>('textbox').disabled).toBe(true)
})
