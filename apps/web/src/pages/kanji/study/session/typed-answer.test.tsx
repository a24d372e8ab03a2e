// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { readTypedText, TypedAnswer } from './typed-answer'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

function Harness({
  facet = 'reading',
  judged,
  onSubmit,
  onNext = () => {},
}: {
  facet?: 'meaning' | 'reading'
  judged?: 'right' | 'wrong'
  onSubmit: (text: string) => void
  onNext?: () => void
}) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <TypedAnswer
      facet={facet}
      label="Reading of the kanji 日"
      questionKey="1"
      keptAs="session/440/reading"
      judged={judged}
      retryCount={0}
      describedBy="said"
      field={field}
      onSubmit={() => field.current && onSubmit(readTypedText(field.current, facet).text)}
      onNext={onNext}
      onKey={() => false}
    />
  )
}

const typeText = (field: HTMLElement, value: string) =>
  fireEvent.input(field, { target: { value } })

test('romaji becomes kana as it is typed, and a last n when the answer is given', () => {
  const onSubmit = vi.fn()
  render(<Harness onSubmit={onSubmit} />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Reading of the kanji 日' })
  typeText(field, 'hon')
  expect(field.value).toBe('ほn')
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(onSubmit).toHaveBeenCalledWith('ほん')
})

test('a half-typed answer is there after a reload, and not once it was judged', () => {
  const onSubmit = vi.fn()
  const { unmount } = render(<Harness onSubmit={onSubmit} />)
  const field = () => screen.getByRole<HTMLInputElement>('textbox')
  typeText(field(), 'nichi')
  unmount()
  const { rerender } = render(<Harness onSubmit={onSubmit} />)
  expect(field().value).toBe('にち')
  rerender(<Harness judged="right" onSubmit={onSubmit} />)
  cleanup()
  render(<Harness onSubmit={onSubmit} />)
  expect(field().value).toBe('')
})

test('a double n that was typed before a reload may still be one or two', () => {
  const { unmount } = render(<Harness onSubmit={() => {}} />)
  typeText(screen.getByRole('textbox'), 'konn')
  unmount()
  render(<Harness onSubmit={() => {}} />)
  const field = screen.getByRole<HTMLInputElement>('textbox')
  expect(readTypedText(field, 'reading')).toHaveProperty('otherText')
})

test('a meaning stays as it is typed', () => {
  const onSubmit = vi.fn()
  render(<Harness facet="meaning" onSubmit={onSubmit} />)
  typeText(screen.getByRole('textbox'), 'sun')
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' })
  expect(onSubmit).toHaveBeenCalledWith('sun')
})

test.each([
  [{ key: 'Enter', isComposing: true }, 'the input method confirms its text'],
  [{ key: 'Enter', keyCode: 229 }, 'Safari tells the same only by the code'],
  [{ key: 'Enter', repeat: true }, 'the key is still held down'],
])('Enter gives no answer where %j: %s', (press, _reason) => {
  const onSubmit = vi.fn()
  render(<Harness onSubmit={onSubmit} />)
  fireEvent.keyDown(screen.getByRole('textbox'), press)
  expect(onSubmit).not.toHaveBeenCalled()
})

test('after the verdict Enter goes on, and letters write nothing', () => {
  const onNext = vi.fn()
  render(<Harness judged="right" onSubmit={() => {}} onNext={onNext} />)
  const field = screen.getByRole('textbox')
  expect(fireEvent.keyDown(field, { key: 'x' })).toBe(false)
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(onNext).toHaveBeenCalledOnce()
})

test('the field has the focus, so that a keyboard on the screen stays', () => {
  render(<Harness onSubmit={() => {}} />)
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})
