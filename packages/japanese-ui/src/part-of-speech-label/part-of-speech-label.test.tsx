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
