// @vitest-environment jsdom

import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { createLateComponent } from './create-late-component'

function Word({ text }: { text: string }) {
  return <p>{text}</p>
}

function create() {
  const { Component, fetchCode } = createLateComponent(async () => Word)
  const page = (
    <Suspense fallback="waiting">
      <Component text="橋" />
    </Suspense>
  )
  return { page, fetchCode }
}

test('what is there already is drawn at once', async () => {
  const { page, fetchCode } = create()
  await fetchCode()
  const { container } = render(page)
  expect(container.textContent).toBe('橋')
})

test('what is not there is waited for', async () => {
  const { container } = render(create().page)
  expect(container.textContent).toBe('waiting')
  expect(await screen.findByText('橋')).toBeTruthy()
})
