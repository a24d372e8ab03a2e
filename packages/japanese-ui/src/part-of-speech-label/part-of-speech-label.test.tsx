// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PartOfSpeechLabel } from './part-of-speech-label'

test('several parts of speech read as one line in sentence case', () => {
  const { container } = render(
    <PartOfSpeechLabel
      partsOfSpeech={[
        { code: 'v1', label: 'ichidan verb' },
        { code: 'vt', label: 'transitive verb' },
      ]}
    />,
  )
  expect(container.textContent).toBe('Ichidan verb, transitive verb')
})

test('what the word is comes before how it is joined to a noun, whatever the source says', () => {
  const { container } = render(
    <PartOfSpeechLabel
      partsOfSpeech={[
        { code: 'adj-no', label: 'takes の before a noun' },
        { code: 'n', label: 'noun' },
      ]}
    />,
  )
  expect(container.textContent).toBe('Noun, takes の before a noun')
})
