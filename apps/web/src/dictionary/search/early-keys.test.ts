// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { collectEarlyKeys, takeEarlyKeys } from './early-keys'

function press(...keys: string[]): void {
  for (const key of keys) fireEvent.keyDown(document.body, { key })
}

test('letters typed while the dialog is still coming are not lost', () => {
  collectEarlyKeys()
  press('t', 'o', 'x', 'Backspace', ' ', 'e', 'Shift', 'E')
  expect(takeEarlyKeys()).toBe('to eE')
})

test('when the field has taken them, it hears the keys itself', () => {
  collectEarlyKeys()
  press('a')
  takeEarlyKeys()
  press('b')
  expect(takeEarlyKeys()).toBe('')
})

test('what was typed before there was any code stands before them', () => {
  collectEarlyKeys('ta')
  press('b', 'e')
  expect(takeEarlyKeys()).toBe('tabe')
})

test('Esc says that nothing was meant', () => {
  collectEarlyKeys()
  press('a', 'Escape', 'b')
  expect(takeEarlyKeys()).toBe('')
})

test('a combination with Ctrl writes no letter', () => {
  collectEarlyKeys()
  fireEvent.keyDown(document.body, { key: 'v', ctrlKey: true })
  expect(takeEarlyKeys()).toBe('')
})
