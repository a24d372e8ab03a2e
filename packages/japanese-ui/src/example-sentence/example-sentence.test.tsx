// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ExampleSentence } from './example-sentence'

test('the word is marked as it stands in the sentence, inflected', () => {
  const { container } = render(
    <ExampleSentence
      japanese={[
        { text: 'もう', isHeadword: false },
        { text: '食べた', isHeadword: true },
        { text: '。', isHeadword: false },
      ]}
      english="I have eaten already."
    />,
  )
  expect(container.querySelector('[lang=ja]')?.textContent).toBe('もう食べた。')
  expect(container.querySelector('mark')?.textContent).toBe('食べた')
  expect(container.textContent).toContain('I have eaten already.')
})
