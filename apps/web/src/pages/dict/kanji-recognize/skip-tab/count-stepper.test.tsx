// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { CountStepper } from './count-stepper'

afterEach(cleanup)

function Counted() {
  const [value, setValue] = useState(4)
  return (
    <>
      <CountStepper label="Strokes" value={value} highest={30} onChange={setValue} />
      <output>{value}</output>
    </>
  )
}

function type(text: string) {
  fireEvent.change(screen.getByRole('spinbutton'), { target: { value: text } })
}

const shown = () => screen.getByRole<HTMLInputElement>('spinbutton').value
const counted = () => screen.getByRole('status').textContent

test('the number can be rubbed out and another typed', () => {
  render(<Counted />)
  type('')
  expect([shown(), counted()]).toEqual(['', '4'])
  type('7')
  expect([shown(), counted()]).toEqual(['7', '7'])
})

test('what is no count is forgotten when the field is left', () => {
  render(<Counted />)
  type('31')
  expect([shown(), counted()]).toEqual(['31', '4'])
  fireEvent.blur(screen.getByRole('spinbutton'))
  expect(shown()).toBe('4')
})

test('buttons and arrow keys count on from what was typed', () => {
  render(<Counted />)
  type('12')
  fireEvent.blur(screen.getByRole('spinbutton'))
  fireEvent.click(screen.getByRole('button', { name: 'One more: Strokes' }))
  expect([shown(), counted()]).toEqual(['13', '13'])
})
