// @vitest-environment jsdom
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { holdFocus } from './hold-focus'

afterEach(() => document.body.replaceChildren())

function Level() {
  const [level, choose] = useState(8)
  return (
    <>
      <button type="button">Play</button>
      <input
        type="range"
        min={1}
        max={60}
        value={level}
        aria-label="Level"
        onChange={(event) => choose(Number(event.target.value))}
      />
      <p>After level {level}</p>
    </>
  )
}

function mountOver(picture: string, prepare: (place: HTMLElement) => void) {
  const place = document.createElement('div')
  place.innerHTML = picture
  document.body.append(place)
  prepare(place)
  const handOver = holdFocus(place)
  flushSync(() => createRoot(place).render(<Level />))
  flushSync(handOver)
  return place
}

const picture = '<button>Play</button><input type="range" min="1" max="60" value="8"><p></p>'

test('a slider that was moved before its code came keeps focus and value', () => {
  const place = mountOver(picture, (each) => {
    const slider = each.querySelector('input')
    slider?.focus()
    if (slider !== null) slider.value = '1'
  })
  expect(document.activeElement).toBe(place.querySelector('input'))
  expect(place.textContent).toContain('After level 1')
})

test('a button keeps its focus', () => {
  const place = mountOver(picture, (each) => each.querySelector('button')?.focus())
  expect(document.activeElement).toBe(place.querySelector('button'))
  expect(place.textContent).toContain('After level 8')
})

test('where the focus is elsewhere it stays there', () => {
  const other = document.createElement('button')
  document.body.append(other)
  mountOver(picture, () => other.focus())
  expect(document.activeElement).toBe(other)
})
