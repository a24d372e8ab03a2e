// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ChoiceChips } from './choice-chips'
import { FilterChips, toggleValue } from './filter-chips'
import { RemovableFilter } from './removable-filter'

afterEach(cleanup)

const options = [
  { value: 'N5', label: 'N5', count: 79 },
  { value: 'N4', label: 'N4', count: 0 },
]

test('a chip says by itself whether it is on and what it would give', () => {
  render(<FilterChips label="JLPT level" options={options} selected={['N5']} onToggle={vi.fn()} />)
  const chip = screen.getByRole('button', { name: /N5\s*79/ })
  expect(chip.getAttribute('aria-pressed')).toBe('true')
})

test('a choice that would give nothing cannot be made', () => {
  const handleToggle = vi.fn()
  render(<FilterChips label="JLPT level" options={options} selected={[]} onToggle={handleToggle} />)
  fireEvent.click(screen.getByRole('button', { name: /N4/ }))
  expect(handleToggle).not.toHaveBeenCalled()
})

test('a choice already made can be unmade, though the other filters left it nothing', () => {
  const handleToggle = vi.fn()
  render(
    <FilterChips label="JLPT level" options={options} selected={['N4']} onToggle={handleToggle} />,
  )
  fireEvent.click(screen.getByRole('button', { name: /N4/ }))
  expect(handleToggle).toHaveBeenCalledWith('N4')
})

test('toggling takes out what is in and puts in what is not', () => {
  expect(toggleValue(['N5', 'N4'], 'N5')).toEqual(['N4'])
  expect(toggleValue(['N4'], 'N5')).toEqual(['N4', 'N5'])
})

test('of choices that exclude each other one is on, and pressed again it is off', () => {
  const handleChange = vi.fn()
  render(<ChoiceChips label="JLPT level" options={options} value="N5" onChange={handleChange} />)
  const chip = screen.getByRole('button', { name: /N5/ })
  expect(chip.getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(chip)
  expect(handleChange).toHaveBeenLastCalledWith(undefined)
})

test('a filter that is on says that a press takes it off', () => {
  const handleRemove = vi.fn()
  render(<RemovableFilter name="with 生" onRemove={handleRemove} />)
  fireEvent.click(screen.getByRole('button', { name: 'Remove the filter with 生' }))
  expect(handleRemove).toHaveBeenCalledOnce()
})
