// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PickerPlace } from './picker-place'

afterEach(cleanup)

test('what loads is said in words, and the place has a tile for each part', () => {
  render(<PickerPlace />)
  expect(screen.getByRole('status').textContent).toBe('Loading the parts…')
  expect(document.querySelectorAll('.component-tile')).toHaveLength(253)
})

test('nothing of the place can be pressed, or is read out tile by tile', () => {
  render(<PickerPlace />)
  expect(screen.queryAllByRole('button')).toEqual([])
  expect(document.querySelectorAll('.component-tile:enabled')).toHaveLength(0)
})
