// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ChosenComponents } from './chosen-components'

afterEach(cleanup)

function renderChosen(literals: string) {
  const handleEmptied = vi.fn()
  function Chosen() {
    const [chosen, setChosen] = useState([...literals])
    return (
      <ChosenComponents
        components={chosen.map((literal) => ({
          literal,
          strokeCount: 4,
          name: null,
          meaning: null,
          variants: [],
          drawing: null,
        }))}
        onRemove={(removed) => setChosen(chosen.filter((each) => each !== removed))}
        onClear={() => setChosen([])}
        onEmptied={handleEmptied}
      />
    )
  }
  render(<Chosen />)
  return handleEmptied
}

const chip = (literal: string) => screen.getByRole('button', { name: `Remove ${literal}` })

test('whoever removes parts with the keyboard stays among them', () => {
  const handleEmptied = renderChosen('日寸土')
  chip('寸').focus()
  fireEvent.click(chip('寸'))
  expect(document.activeElement).toBe(chip('土'))
  fireEvent.click(chip('土'))
  expect(document.activeElement).toBe(chip('日'))
  expect(handleEmptied).not.toHaveBeenCalled()
})

test('with the last one the focus goes elsewhere', () => {
  const handleEmptied = renderChosen('日')
  fireEvent.click(chip('日'))
  expect(handleEmptied).toHaveBeenCalledOnce()
})
