// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { OptionSwitch } from './option-switch'

afterEach(cleanup)

const options = [
  { value: 'words', label: 'Words' },
  { value: 'names', label: 'Names' },
] as const
type Kind = (typeof options)[number]['value']

/** A switch whose value is kept elsewhere, such as in the address: it is there when `arrive` is called. */
function renderSlow() {
  let arrive: (isKept: boolean) => void = () => {}
  function Slow() {
    const [value, setValue] = useState<Kind>('words')
    const keep = async (chosen: Kind) => {
      const isKept = await new Promise<boolean>((resolve) => {
        arrive = resolve
      })
      if (isKept) setValue(chosen)
    }
    return <OptionSwitch legend="Kind" options={options} value={value} onChange={keep} />
  }
  render(<Slow />)
  return (isKept: boolean) => act(async () => arrive(isKept))
}

const isChecked = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked

test('a choice is shown at once, before what keeps it has answered', async () => {
  const arrive = renderSlow()
  fireEvent.click(screen.getByRole('radio', { name: 'Names' }))
  expect(isChecked('Names')).toBe(true)
  await arrive(true)
  expect(isChecked('Names')).toBe(true)
})

test('a choice that was not kept goes back', async () => {
  const arrive = renderSlow()
  fireEvent.click(screen.getByRole('radio', { name: 'Names' }))
  await arrive(false)
  expect(isChecked('Names')).toBe(false)
  expect(isChecked('Words')).toBe(true)
})

test('a choice that is kept at once is shown at once', () => {
  function Quick() {
    const [value, setValue] = useState<Kind>('words')
    return <OptionSwitch legend="Kind" options={options} value={value} onChange={setValue} />
  }
  render(<Quick />)
  fireEvent.click(screen.getByRole('radio', { name: 'Names' }))
  expect(isChecked('Names')).toBe(true)
})
